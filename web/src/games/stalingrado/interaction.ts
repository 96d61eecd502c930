// What clicks mean while a group is put together or sent, and the keys for it.
import type { Input, Intent, Situation } from "../../lib/input";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import { draft, NO_FILTER, readyIn, studies, verbOf, verbsOf, waiting } from "./draft.svelte";
import { doubt } from "./left";
import type { Side, StalingradoParts, StalingradoView } from "./parts";

type Now = Situation<StalingradoParts, StalingradoView>;

const own = (what: string, ids: string[] = []): Intent => ({ do: "own", what, ids });

/** A touch while a group is put together or sent. */
function touch(now: Now, hex: string, unit: string | null): Intent | null {
  if (draft.mode === "answer" || now.decision?.prompt !== "moving") return null;
  if (draft.mode === "aim") return own("send", [hex]);
  const able = now.choices.things.unit;
  const units = unit ? (able?.has(unit) ? [unit] : []) : readyIn(now, hex);
  if (units.length) return own("gather", units);
  return draft.group.size ? own("send", [hex]) : { do: "nothing" };
}

/** From the aim to the group, from the group to single units, from a filter to all units. */
function back(): Intent | null {
  if (draft.mode === "aim") return own("mode", ["gather"]);
  if (draft.mode === "gather" || draft.group.size) return own("scatter");
  return draft.isFiltering ? own("unfilter") : null;
}

function read(input: Input, now: Now): Intent | null {
  if (input.kind === "hex") return touch(now, input.hex, null);
  if (input.kind === "unit") return input.hex ? touch(now, input.hex, input.unit) : null;
  if (input.kind !== "key") return null;
  if (input.key === "Escape") return back();
  if (now.decision?.prompt !== "moving") return null;
  if (input.key === "g") return own("mode", [draft.mode === "gather" ? "answer" : "gather"]);
  return input.key === "k" ? own("stay", now.looking ? readyIn(now, now.looking) : []) : null;
}

export const interaction: Interaction<StalingradoParts, StalingradoView> = {
  ...plain,
  offers: (decision) => {
    const others = verbsOf(decision).filter((verb) => verb !== verbOf(decision));
    return (decision.actions ?? []).filter(([verb]) => !others.includes(verb!));
  },
  read,
  perform: (session, what, ids) => {
    if (what === "send") draft.send(session, ids[0]!);
    else if (what === "gather") draft.gather(ids);
    else if (what === "scatter") draft.scatter();
    else if (what === "unfilter") void draft.choose(NO_FILTER, session);
    else if (what === "stay") draft.stay(ids);
    else draft.mode = ids[0] as typeof draft.mode;
    // Whoever stays has its order: on to the next.
    return what === "stay" ? { do: "next" } : null;
  },
  doubt,
  waiting,
  studies,
  rolls: ["attackers", "defence_guns", "shell_with", "next_bombing", "next_air_combat"],
  // Who thinks again goes back.
  costly: ["back"],
  offBoard: ({ view }, seat) => (seat ? Object.values(view.places).flatMap((of) => of[seat as Side]) : []),
  keys: [
    { id: "group", key: "G" },
    { id: "stay", key: "K" },
  ],
};
