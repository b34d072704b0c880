import "../../shop/shop.css";
import { afterEach, expect, test } from "vitest";

afterEach(() => document.body.replaceChildren());

/** Shows a text, and returns what waits until the text's font has loaded the files with these first characters, and no others. */
function shown(text: string) {
  document.body.innerHTML = `<p style="font-family: 'Kontor Text', monospace">${text}</p>`;
  return expect.poll(() => {
    // Layout requests the files.
    document.body.getBoundingClientRect();
    return [...document.fonts]
      .filter(({ family, status }) => family.includes("Kontor Text") && status !== "unloaded")
      .map(({ unicodeRange, status }) => `${unicodeRange.split(",")[0]} ${status}`)
      .toSorted();
  });
}

const [latin, latinExt] = ["U+0-22 loaded", "U+104-107 loaded"];
const wholeLatin = "U+23-24 loaded";

test("a text in the shop's languages loads the subsets of its font, and a foreign name the whole font", async () => {
  await shown("Größe: 12 € – „schön“").toEqual([latin]);
  await shown("Příliš żółty ağaç őr").toEqual([latin, latinExt]);
  await shown("Þórshöfn").toEqual([latin, latinExt, wholeLatin]);
});
