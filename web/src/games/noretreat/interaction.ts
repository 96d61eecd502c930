import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import type { NoRetreatParts, NoRetreatView } from "./parts";
import { stops } from "./stops";

export const interaction: Interaction<NoRetreatParts, NoRetreatView> = {
  ...plain,
  stops: ({ parts }, seat) => stops(parts, seat),
};
