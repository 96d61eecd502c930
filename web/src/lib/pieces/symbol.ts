// Strokes of NATO symbols, in a frame of 1.6 × 1 around the origin.
export interface Stroke {
  d: string;
  as?: "bold" | "faint" | "solid";
}

export const CROSS = "M-.8-.5.8.5M.8-.5-.8.5";
export const SLASH = "M-.8.5.8-.5";
export const OVAL = "M-.27-.27H.27A.27.27 0 0 1 .27.27H-.27A.27.27 0 0 1-.27-.27Z";
export const WIDE_OVAL = "M-.36-.26H.36A.26.26 0 0 1 .36.26H-.36A.26.26 0 0 1-.36-.26Z";
export const BAND = "M-.8.3H.8";
export const WALL = "M-.8-.18H-.5V.06H-.2V-.18H.2V.06H.5V-.18H.8";
export const WHEELS = "M-.26.3a.1.1 0 1 0 .01 0M.26.3a.1.1 0 1 0 .01 0M0 .3a.1.1 0 1 0 .01 0";
export const DOT = "M-.14 0A.14.14 0 1 0 .14 0 .14.14 0 1 0-.14 0";
export const PEAK = "M-.26.5 0 .02.26.5Z";
