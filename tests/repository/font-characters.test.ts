import { marked } from "marked";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { formatMoney, formatPercent } from "../../platform/shared/money.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { usedWeights } from "../../tools/scripts/brand/installed-fonts.ts";
import { isInRest } from "../../tools/scripts/brand/font-characters.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Returns each character that the subsets lack with the first text that has it. */
function lackedBy(texts: Iterable<string>): Record<string, string> {
  const lacked: Record<string, string> = {};
  for (const text of texts)
    for (const character of shownIn(text))
      if (isInRest(character)) lacked[character] ??= text.slice(0, 80);
  return lacked;
}

/** Returns a text without markup, marks of headings, placeholders, brackets around links, patterns of fields; nothing of colours and identifiers. */
const shownIn = (text: string) =>
  text.replaceAll(/^[#~]\w+$|^#{2,3} |<[^<>]*>|\{#?[\w-]+\}|[[\]]|\S*\\d\S*/gm, "");

/** Returns all texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof RegExp || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test.each(Object.values(allSites))(
  "the fonts have all characters of the texts, prices and figures of $site.code",
  (content) => {
    const { site } = content;
    const written = [-1234.5, 1_234_567.89].map((amount) => formatMoney(amount, site));
    expect(lackedBy([...textsIn(content), ...written, formatPercent(12, site)])).toEqual({});
  },
);

const textsOfContent = async ([file, text]: TextFile) =>
  file.endsWith(".yaml")
    ? textsIn(parseAllDocuments(text).map((document) => document.toJS() as unknown))
    : [await marked.parse(text)];

test("the fonts have all characters of the shop's content", async () => {
  for (const file of await projectFiles("{shop/content/**/*.yaml,shop/content/*/**/*.md}"))
    expect(lackedBy(await textsOfContent(file)), file[0]).toEqual({});
});

test("a character that the fonts lack is found in texts, pages and content, and not in their markup", async () => {
  const planted = {
    "text.md": "**A** [Ŵ](https://example.com/#ŷ)",
    "content.yaml": 'text: "Ŵ {figure} <b title=ŷ>"\ncolour: "#a8432a"',
  };
  for (const file of Object.entries(planted)) {
    const lacked = lackedBy(await textsOfContent(file));
    expect(Object.keys(lacked)).toEqual(["Ŵ"]);
  }
});

/** Returns the characters of a component or style sheet that the fonts lack. Basic characters are those of code. */
const lackedByCode = (text: string) => lackedBy([text.replaceAll(/[ -~]/g, "")]);

test("the fonts have all characters that components and style sheets write", async () => {
  expect(Object.keys(lackedByCode("<b>Ŵ</b>"))).toEqual(["Ŵ"]);
  const files = await projectFiles("{platform,border,storefront,shop}/**/*.{tsx,css}", [
    "**/*.{test,examples}.*",
  ]);
  for (const [file, text] of files) expect(lackedByCode(text), file).toEqual({});
});

/** Returns declarations of style sheets that show a weight which the subset of the text's font lacks. */
function wrongWeights(sheets: TextFile[]): string[] {
  const [lightest, heaviest] = usedWeights.text;
  return sheets.flatMap(([file, css]) =>
    [
      // The fallback's faces are fonts of the reader's system.
      ...css
        .replaceAll(/@font-face \{.*?\}/gs, "")
        .matchAll(/font(?:-weight)?:\s*(\d{3}|bold\w*|lighter)\b[^;]*/g),
    ]
      .filter(([, weight]) => !(Number(weight) >= lightest && Number(weight) <= heaviest))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
}

test("style sheets show the text's font in the weights that its subset has, and headings in the one of theirs", async () => {
  const face = "@font-face {\n  font-weight: 100;\n}\n";
  const planted =
    "a { font-weight: 300; font: 800 1rem/1 x; font-weight: bolder; font-weight: 500 }";
  expect(wrongWeights([["a.css", face + planted]])).toEqual([
    "a.css: font-weight: 300",
    "a.css: font: 800 1rem/1 x",
    "a.css: font-weight: bolder",
  ]);
  const sheets = await projectFiles("{platform,border,storefront,shop}/**/*.css");
  expect(wrongWeights(sheets)).toEqual([]);
  const ofHeadings = /font-family: brand\(heading-stack\);\s+font-weight: (\d+);/g;
  const weights = sheets.flatMap(([, css]) =>
    [...css.matchAll(ofHeadings)].map(([, weight]) => weight),
  );
  expect(new Set(weights.map(Number))).toEqual(new Set(usedWeights.headings));
});

test("the fonts have the letters of names from neighbouring countries", () => {
  expect(lackedBy(["Begoña Søren Åse João Niccolò Õnne Trìa"])).toEqual({});
});
