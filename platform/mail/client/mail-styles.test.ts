import { expect, test } from "vitest";
import { mailStyles } from "./mail-styles.ts";

test.each([
  ["figtree", "Figtree, "],
  ["source-sans-3", "'Source Sans 3', "],
  ["system", "system-ui, "],
])("a mail in the font %s names its family as style sheets want it", (text, family) => {
  const colours = { brand: "#1f4d3f", accent: "#a62b58" };
  const { content } = mailStyles({
    colours,
    fonts: { text, headings: text },
    radius: 4,
    icon: "",
    logo: "",
  });
  expect(content.fontFamily!.startsWith(family)).toBe(true);
});
