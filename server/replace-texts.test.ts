import { expect, test } from "vitest";
import { replaceTexts } from "./replace-texts.ts";

test("a reader that holds a part of the texts has the saved ones", () => {
  const texts = { cart: { add: "Buy", empty: ["Nothing", "yet"] }, title: "Shop" };
  const { cart } = texts;
  replaceTexts(texts, { cart: { add: "Add", empty: ["Empty", "now"], new: "New" }, title: "Tea" });
  expect(cart).toEqual({ add: "Add", empty: ["Empty", "now"], new: "New" });
  expect(texts.title).toBe("Tea");
});
