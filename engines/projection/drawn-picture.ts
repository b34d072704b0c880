import { hash } from "node:crypto";
import type { FeedPicture } from "../../commerce/product-feed.ts";

/** Returns a picture that the shop draws; its version, and so its address, changes when its SVG does. */
export const drawnPicture = (
  drawing: unknown,
  draw: (drawing: unknown) => string,
): FeedPicture => ({
  version: hash("sha256", draw(drawing), "hex").slice(0, 8),
  source: drawing,
});
