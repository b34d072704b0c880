import type { EntryTexts } from "../../cart/cart-contract.ts";

export const entry: EntryTexts = {
  perKilogram: "{price} per kg",
  perLitre: "{price} per litre",
  lowestPrice: "Lowest price in the last 30 days: {price}",
};
