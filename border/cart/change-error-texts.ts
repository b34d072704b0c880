import type { CartTexts } from "./cart-contract.ts";

/** Keys of the messages that explain a refused change. */
export const changeErrorTextKeys = [
  "changeError",
  "cartLimit",
  "itemLimit",
  "availabilityLimit",
  "articleSoldOut",
  "notSold",
  "cookiesBlocked",
] as const satisfies (keyof CartTexts)[];
export type ChangeErrorTexts = Pick<CartTexts, (typeof changeErrorTextKeys)[number]>;
/** The one that stands for each of them, for a page that cannot load the others. */
export type GenericErrorText = Pick<CartTexts, "changeError">;
