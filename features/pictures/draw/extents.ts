/** Written by `node measure.ts`: the box that each motif really fills, as left, top, right, bottom. */
export const extents: Record<string, readonly [number, number, number, number]> = {
  "capsule-box": [66, 74, 540, 598],
  "coffee-bag": [96, 10, 504, 600],
  "coffee-tin": [118, 22, 482, 600],
  "gift-box": [52, 54, 548, 600],
  "gift-card": [20, 122, 606, 570],
  "pad-bag": [92, 26, 498, 606],
};
