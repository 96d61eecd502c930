// Air units that are sent together: which mission they fly, and where all of them can.

/** The hexes that an air unit may be sent to now, by kind of mission. */
export type Missions = Record<string, string[]>;

/** By question, in the order in which they come to mind. */
export const KINDS: Record<string, string[]> = { missions: ["support", "bomb_units", "bomb_base", "escort"], reaction: ["intercept", "support"] };

/** Who cannot fly the mission of the others goes along against the enemy's fighters. */
const ALONG = ["escort", "intercept"];

/** The missions that at least one of them can fly. */
export function kindsOf(prompt: string, flyers: Missions[]): string[] {
  return (KINDS[prompt] ?? []).filter((kind) => flyers.some((missions) => missions[kind]?.length));
}

/** The mission that was asked for, else the first that comes to mind. */
export function missionOf(prompt: string, wanted: string, flyers: Missions[]): string {
  const kinds = kindsOf(prompt, flyers);
  return kinds.includes(wanted) ? wanted : (kinds[0] ?? "");
}

/** The hexes that all who can fly the mission reach. */
export function targetsOf(kind: string, flyers: Missions[]): string[] {
  const able = flyers.flatMap((missions) => (missions[kind]?.length ? [missions[kind]] : []));
  return (able[0] ?? []).filter((hex) => able.every((hexes) => hexes.includes(hex)));
}

/** What each of them flies to a hex; nothing where nobody has the mission there. */
export function sorties(kind: string, hex: string, flyers: ReadonlyMap<string, Missions>): Map<string, string> {
  const found = new Map<string, string>();
  if (![...flyers.values()].some((missions) => missions[kind]?.includes(hex))) return found;
  for (const [unit, missions] of flyers) {
    const flown = [kind, ...ALONG].find((one) => missions[one]?.includes(hex));
    if (flown) found.set(unit, flown);
  }
  return found;
}
