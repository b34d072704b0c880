import type { IconDrawing } from "../../platform/shared/brand/icon-drawing.ts";

/** A heart in few bytes: each page has it in its header. */
export const heart: IconDrawing = {
  node: [["path", { d: "M12 21 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" }]],
};
