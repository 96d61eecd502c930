import { say } from "../../lib/i18n.svelte";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import { orderStudies } from "./about";
import { AIM, aimAt, AIM_BACK, aims, offers } from "./aim.svelte";
import { march } from "./march";
import { readyOf, type HeroesParts, type HeroesView } from "./parts";

export const interaction: Interaction<HeroesParts, HeroesView> = {
  ...plain,
  offers,
  read: (input, now) => {
    const aim = (what: string) => ({ do: "own" as const, what, ids: [] });
    if (input.kind === "answer" && [AIM, AIM_BACK].includes(input.action[0]!)) return aim(input.action[0]!);
    if (input.kind === "key" && input.key === "Escape" && aims(now.decision)) return aim(AIM_BACK);
    // A hex that cannot be reached in one step may be the end of a march.
    const plan = input.kind === "hex" && !now.choices.things.hex?.has(input.hex) ? march(now, now.answers, input.hex) : null;
    return plan && { do: "plan", plan };
  },
  perform: ({ question }, what) => {
    aimAt(what === AIM ? question : null);
    return null;
  },
  // An open activation is lost with all its points, and that cannot be taken back.
  doubt: ({ now }, [verb]) => {
    const { points } = (now?.view ?? {}) as unknown as HeroesView;
    const ap = now?.decision?.prompt === "turn" && now.seat ? points[now.seat]?.ap : 0;
    return verb === "pass" && ap ? say("heroes-pass-doubt", { ap }) : "";
  },
  studies: orderStudies,
  rolls: ["order", "spotter", "weapon_at", "choose_target", "roll"],
  costly: ["pass", "flip", AIM, AIM_BACK, "stall", "stall_cap"],
  cost: ({ view }, { prompt }, [verb]) => (prompt === "order" && (verb === "face" || verb === "rally") ? (view.costs?.[verb] ?? null) : null),
  offBoard: ({ view }, seat) => readyOf(view, seat).map(({ id }) => id),
};
