import type { Look } from "./look";
import { heroes } from "./heroes/look";
import { noretreat } from "./noretreat/look";
import { stalingrado } from "./stalingrado/look";
import { volga } from "./volga/look";

export const looks: Record<string, Look> = { volga, noretreat, heroes, stalingrado };
