// The look of a game that brings none of its own: board and counters from its components and its view.
import { look } from "../look";
import { drawing } from "./drawing";
import { interaction } from "./interaction";
import { panels } from "./panels";
import type { PlainParts, PlainView } from "./parts";
import Status from "./Status.svelte";
import { wording } from "./wording";

export default look<PlainParts, PlainView, unknown>({ drawing, wording, interaction, panels: { ...panels, Status } });
