import type { Look } from "./look";
import { volga } from "./volga/look";

export const looks: Record<string, Look> = { volga };
