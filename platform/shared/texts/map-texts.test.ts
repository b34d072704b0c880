import { expect, test } from "vitest";
import { mapTexts } from "./map-texts.ts";

test("every text of a value is replaced, with its path known, and everything else stays", () => {
  const value = { title: "a", links: [{ text: "b", isBold: true }], width: 5, none: null };
  expect(mapTexts(value, (text, path) => `${path.join(".")}=${text}`)).toEqual({
    title: "title=a",
    links: [{ text: "links.0.text=b", isBold: true }],
    width: 5,
    none: null,
  });
  expect(value.title).toBe("a");
});
