import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { marked } from "marked";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { projectFolder } from "../../server/project-folder.ts";
import { formatMoney, formatPercent } from "../../platform/shared/money.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { usedWeights } from "../../tools/scripts/brand/installed-fonts.ts";
import { isInRest } from "../../tools/scripts/brand/font-characters.ts";

/** Returns each character that the subsets lack with the first text that has it. */
function lackedBy(texts: Iterable<string>): Record<string, string> {
  const lacked: Record<string, string> = {};
  for (const text of texts)
    for (const character of shownIn(text))
      if (isInRest(character)) lacked[character] ??= text.slice(0, 80);
  return lacked;
}

/** Returns a text without markup, placeholders, brackets around links, patterns of fields; nothing of colours and identifiers. */
const shownIn = (text: string) =>
  text.replaceAll(/^[#~]\w+$|<[^<>]*>|\{#?[\w-]+\}|[[\]]|\S*\\d\S*/g, "");

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

test("the fonts have all characters of the shop's content", async () => {
  const files = globSync("shop/content/{**/*.yaml,*/**/*.md}", { cwd: projectFolder });
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = await readFile(join(projectFolder, file), "utf8");
    const texts = file.endsWith(".yaml")
      ? textsIn(parseAllDocuments(text).map((document) => document.toJS() as unknown))
      : [await marked.parse(text)];
    expect(lackedBy(texts), file).toEqual({});
  }
});

test("the fonts have all characters that components and style sheets write", async () => {
  const files = globSync("{platform,border,shop}/**/*.{tsx,css}", { cwd: projectFolder });
  for (const file of files.filter((name) => !/\.(?:test|examples)\./.test(name))) {
    const text = await readFile(join(projectFolder, file), "utf8");
    // Basic characters are those of code.
    expect(lackedBy([text.replaceAll(/[ -~]/g, "")]), file).toEqual({});
  }
});

test("style sheets show the text's font in the weights that its subset has, and headings in the one of theirs", async () => {
  const [lightest, heaviest] = usedWeights.text;
  const wrong: string[] = [];
  for (const file of globSync("{platform,border,shop}/**/*.css", { cwd: projectFolder })) {
    // The fallback's faces are fonts of the reader's system.
    const css = (await readFile(join(projectFolder, file), "utf8")).replaceAll(
      /@font-face \{.*?\}/gs,
      "",
    );
    for (const [declaration, weight] of css.matchAll(
      /font(?:-weight)?:\s*(\d{3}|bold\w*|lighter)\b[^;]*/g,
    ))
      if (!(Number(weight) >= lightest && Number(weight) <= heaviest))
        wrong.push(`${file}: ${declaration}`);
  }
  expect(wrong).toEqual([]);
  const ofHeadings = /font-family: brand\(heading-stack\);\s+font-weight: (\d+);/;
  const pages = await readFile(join(projectFolder, "shop/pages/document/document.css"), "utf8");
  const weight = Number(ofHeadings.exec(pages)?.[1]);
  expect(usedWeights.headings).toEqual([weight, weight]);
});

test("the fonts have the letters of names from neighbouring countries", () => {
  expect(lackedBy(["Begoña Søren Åse João Niccolò Õnne Trìa"])).toEqual({});
});
