import "../../shop/shop.css";
import { expect, test } from "vitest";

/** Returns the files of the text's font that a text needs, by the first characters of their ranges. */
async function loadedFor(text: string): Promise<string[]> {
  const faces = await document.fonts.load("1rem 'Kontor Text'", text);
  return faces.map(({ unicodeRange }) => unicodeRange.split(",")[0]!).toSorted();
}

const [latin, latinExt] = ["U+0-22", "U+104-107"];
const wholeLatin = "U+23-24";

test("a text in the shop's languages loads the subsets of its font, and a foreign name the whole font", async () => {
  expect(await loadedFor("Größe: 12 € – „schön“")).toEqual([latin]);
  expect(await loadedFor("Příliš żółty ağaç őr")).toEqual([latin, latinExt]);
  expect(await loadedFor("Þórshöfn")).toEqual([latin, wholeLatin]);
});
