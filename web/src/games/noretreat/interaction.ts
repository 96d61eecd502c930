import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import type { NoRetreatParts, NoRetreatView } from "./parts";
import { stops } from "./stops";
import { moveStudies } from "./supply";

export const interaction: Interaction<NoRetreatParts, NoRetreatView> = {
  ...plain,
  studies: moveStudies,
  stops: ({ parts }, seat) => stops(parts, seat),
};
