import { look } from "../../lib/look";
import { drawing } from "./drawing";
import { interaction } from "./interaction";
import { panels } from "./panels";
import { stage } from "./stage";
import { wording } from "./wording";

export default look({ drawing, wording, interaction, panels, stage });
