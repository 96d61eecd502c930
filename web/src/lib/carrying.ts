// A piece on its way with the pointer: it is chosen when it is taken up, and goes where it is laid down.
import type { Action } from "./api";
import type { Offset } from "./input";
import type { Moment, Plan, Step } from "./plan";

export interface Landing {
  /** None: it was put back. */
  hex: string | null;
  at?: Offset | undefined;
}

/** Choose, perhaps instead of what was answered last, wait for the hand, and have the hex touched where the hand let go. */
export function carrying(seat: string, choose: Action | null, isInstead: boolean, landed: Promise<Landing>, lay: (landing: Landing) => void): Plan {
  async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    if (isInstead) {
      moment = yield "undo";
      if (moment.refused) return "";
    }
    if (choose) {
      moment = yield choose;
      if (moment.refused) return "";
    }
    const landing = await landed;
    if (landing.hex) setTimeout(() => lay(landing)); // once this plan is over
    else if (choose && moment.undo) yield "undo";
    return "";
  }
  return { seat, says: () => "", steps };
}
