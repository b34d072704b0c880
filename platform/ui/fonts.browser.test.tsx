import "../../shop/shop.css";
import { afterEach, expect, test } from "vitest";

afterEach(() => document.body.replaceChildren());

/** Returns the files of the text's font that are loaded once a text is shown, by the first characters of their ranges. */
async function loadedBy(text: string): Promise<string[]> {
  document.body.innerHTML = `<p style="font-family: 'Kontor Text', monospace">${text}</p>`;
  // Layout requests the files.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ family, status }) => family.includes("Kontor Text") && status === "loaded")
    .map(({ unicodeRange }) => unicodeRange.split(",")[0]!)
    .toSorted();
}

const [latin, latinExt] = ["U+0-22", "U+104-107"];
const wholeLatin = "U+23-24";

test("a text in the shop's languages loads the subsets of its font, and a foreign name the whole font", async () => {
  expect(await loadedBy("Größe: 12 € – „schön“")).toEqual([latin]);
  expect(await loadedBy("Příliš żółty ağaç őr")).toEqual([latin, latinExt]);
  expect(await loadedBy("Þórshöfn")).toEqual([latin, latinExt, wholeLatin]);
});
