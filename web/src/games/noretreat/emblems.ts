// What is drawn on the event cards of noretreat.
import { emblemOf, type Emblem } from "../../lib/pieces/emblems";

const PATTERNS: [RegExp, Emblem][] = [
  [/manstein|bock|guderian|kleist|model|heinrici|zhukov|konev|yeremenko|timoshenko|rokossovsky|tito|leaders|officers/, "officer"],
  [/sturmovik|luftwaffe/, "plane"], [/bombing/, "bombs"], [/katyusha/, "rockets"], [/artillery/, "gun"], [/tank|panzer/, "tank"],
  [/fleet/, "ship"], [/cavalry/, "horse"], [/winter/, "snow"], [/mud|rasputitsa|weather/, "mud"], [/transfer|logistics|relocation/, "train"],
  [/speer|industrial|production|lend-lease/, "factory"], [/cross-wearers|heroes-of/, "medal"], [/gott|vaterland|lebensraum|crusade|ally|allies/, "cross"],
  [/works|hedgehog|fortress|festung|bunker|prussia/, "wall"], [/river|bridgehead/, "bridge"], [/cauldron|kessel|encircle/, "pincers"],
  [/defense|hold|step-back|tenacity|courage/, "shield"], [/okh|staff|stavka|command|directives|interference|orders|stalins|politics|finland/, "papers"],
  [/orchestra|maskirovka|surprise|infiltration/, "radio"], [/partisan|nkvd|mercy|scorched|revenge/, "rifle"],
  [/conscripts|reserves|manpower|units|levies|volksgrenadiers|snafu/, "helmet"], [/rodinu|patriotic|berlin|hurrah/, "flag"],
  [/initiative|campaign|fickle/, "clock"], [/offensive|attack|blow|assault|roller|moves|push|rhein/, "arrow"],
];

export const eventEmblem = (event: string): Emblem => emblemOf(event, PATTERNS, "star");
