// What clicks mean while a group is put together or sent, and the keys for it.
import type { Input, Intent, Situation } from "../../lib/input";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import type { Session } from "../../lib/session.svelte";
import { draft, meantOf, NO_FILTER, readyIn, studies, waiting } from "./draft.svelte";
import { arrivals, entering, missions, together } from "./errands";
import { doubt } from "./left";
import type { Side, StalingradoParts, StalingradoView } from "./parts";
import { KINDS, missionOf, targetsOf } from "./sorties";

type Now = Situation<StalingradoParts, StalingradoView>;

const own = (what: string, ids: string[] = []): Intent => ({ do: "own", what, ids });

/** A touch while a group is put together or sent. */
function touch(now: Now, hex: string, unit: string | null): Intent | null {
  const { decision, choices } = now;
  const isLit = choices.things.hex?.has(hex) ?? false;
  if (draft.flyers.size && KINDS[decision?.prompt ?? ""]) return own("fly", [hex]);
  if (decision?.prompt === "enter_at" && !isLit) return own("enter", [decision.args?.counter as string, hex]);
  if (decision?.prompt === "attackers" && !unit) return attackersIn(now, hex);
  if (draft.mode === "arrive" && decision?.prompt === "moving") return own("arrive", [hex]);
  if (draft.mode === "answer" || now.decision?.prompt !== "moving") return null;
  if (draft.mode === "aim") return own("send", [hex]);
  const able = now.choices.things.unit;
  const units = unit ? (able?.has(unit) ? [unit] : []) : readyIn(now, hex);
  if (units.length) return own("gather", units);
  return draft.group.size ? own("send", [hex]) : { do: "nothing" };
}

/** A stack joins an attack as a whole, or is left out of it. */
function attackersIn({ choices, stack }: Now, hex: string): Intent | null {
  const units = stack(hex).filter((unit) => choices.things.unit?.has(unit));
  return units.length ? own("attackers", units) : null;
}

/** All that a frame is drawn around; what was in the group before stays in it. */
function framed(now: Now, hexes: string[]): Intent | null {
  if (now.decision?.prompt !== "moving") return null;
  const units = hexes.flatMap((hex) => readyIn(now, hex)).filter((unit) => !draft.group.has(unit));
  return units.length ? own("frame", units) : null;
}

/** From the aim to the group, from the group to single units, from a filter to all units. */
function back(): Intent | null {
  if (draft.mode === "aim") return own("mode", ["gather"]);
  if (draft.mode === "arrive") return own("mode", ["answer"]);
  if (draft.flyers.size) return own("land");
  if (draft.mode === "gather" || draft.group.size) return own("scatter");
  return draft.isFiltering ? own("unfilter") : null;
}

/** A counter was chosen for these, and can be let go of. */
const OF_A_COUNTER = ["enter_at", "move_hq", "station", "transfer", "mission", "react_with", "rebuild_to", "choose_substitute"];
const letsGo = ({ decision, mayUndo }: Now): Intent | null => (mayUndo && OF_A_COUNTER.includes(decision?.prompt ?? "") ? { do: "undo" } : null);

/** Whoever was taken up and cannot be put back by taking an answer back stays where it is. */
function stays({ decision, mayUndo }: Now): Intent | null {
  const way = mayUndo ? undefined : decision?.actions?.find(([verb]) => ["stay", "back", "wait"].includes(verb!));
  return way ? { do: "play", action: way } : null;
}

function read(input: Input, now: Now): Intent | null {
  if (input.kind === "hex") return touch(now, input.hex, null);
  if (input.kind === "frame") return framed(now, input.hexes);
  if (input.kind === "unit") return input.hex ? touch(now, input.hex, input.unit) : null;
  if (input.kind !== "key") return null;
  if (input.key === "Escape") return back() ?? letsGo(now) ?? stays(now);
  if (now.decision?.prompt !== "moving") return null;
  if (input.key === "g") return own("mode", [draft.mode === "gather" ? "answer" : "gather"]);
  return input.key === "k" ? own("stay", now.looking ? readyIn(now, now.looking) : []) : null;
}

function perform(session: Session, what: string, ids: string[]): Intent | null {
  if (what === "enter") return { do: "plan", plan: entering(session, ids[0]!, ids[1]!) };
  if (what === "attackers") return { do: "plan", plan: together(session, ids)! };
  if (what === "fly") return { do: "plan", plan: missions(session, [...draft.flyers], draft.kind, ids[0]!) };
  if (what === "arrive") {
    draft.mode = "answer";
    return { do: "plan", plan: arrivals(session, ids[0]!) };
  }
  if (what === "send") draft.send(session, ids[0]!);
  else if (what === "gather") draft.gather(ids);
  else if (what === "frame") {
    draft.gather(ids);
    draft.mode = "gather";
  } else if (what === "scatter") draft.scatter();
  else if (what === "land") draft.muster([...draft.flyers]);
  else if (what === "unfilter") void draft.choose(NO_FILTER, session);
  else if (what === "stay") draft.stay(ids);
  else draft.mode = ids[0] as typeof draft.mode;
  // Whoever stays has its order: on to the next.
  return what === "stay" ? { do: "next" } : null;
}

export const interaction: Interaction<StalingradoParts, StalingradoView> = {
  ...plain,
  offers: meantOf,
  read,
  perform,
  follows: (session) => together(session),
  placing: ["first_base", "place_hq"],
  lifts: ["stack", "unit", "enter", "hq", "land", "transfer", "send"],
  doubt,
  waiting,
  studies,
  aims: ({ question }) => (draft.flyers.size ? targetsOf(missionOf(question?.prompt ?? "", draft.kind, draft.missions), draft.missions) : []),
  ends: [...plain.ends, "stay"],
  rolls: ["attackers", "defence_guns", "shell_with", "next_bombing", "next_air_combat"],
  // Who thinks again goes back.
  costly: ["back"],
  offBoard: ({ view }, seat) => (seat ? Object.values(view.places).flatMap((of) => of[seat as Side]) : []),
  keys: [
    { id: "group", key: "G" },
    { id: "stay", key: "K" },
  ],
  gestures: [
    { id: "stack", by: "drag" },
    { id: "one", by: "drag" },
    { id: "group", by: "frame" },
    { id: "target", by: "click" },
    { id: "wing", by: "click" },
  ],
};
