import { Detector, MemoryStore, mild, type IMapFrame } from "@jscpd/core";
import { Tokenizer } from "@jscpd/tokenizer";
import { expect, test } from "vitest";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Copies that are fewer lines or tokens than this are no reason for a function of their own. */
const limits = { minLines: 20, minTokens: 80, maxLines: 10_000, mode: mild };

/** Returns the copies in a set of files, each as "FILE:LINE copies FILE:LINE". */
async function copiesIn(files: TextFile[]): Promise<string[]> {
  const detector = new Detector(new Tokenizer(), new MemoryStore<IMapFrame>(), [], limits);
  const found: string[] = [];
  for (const [name, text] of files)
    for (const { duplicationA, duplicationB } of await detector.detect(
      name,
      text,
      name.endsWith("css") ? "css" : "tsx",
    ))
      found.push(
        `${duplicationA.sourceId}:${duplicationA.start.line} copies ${duplicationB.sourceId}:${duplicationB.start.line}`,
      );
  return found;
}

// Half a minute of work for one processor, which others may need as well.
test("no 20 lines of code are written twice", { timeout: 600_000 }, async () => {
  const code = await projectFiles(
    "{platform,commerce,border,storefront,shop,engines,server,tools}/**/*.{ts,tsx,js,css}",
    ["**/*.test.*", "tools/drawings/**", "shop/sites/*/site.ts", "shop/sites/*/texts/all-texts.ts"],
  );
  expect(await copiesIn(code)).toEqual([]);
});

test("copied code is found, although its comments differ", async () => {
  const lines = Array.from({ length: 25 }, (_, n) => `  const value${n} = read(${n}) + ${n};`);
  const copy = (comment: string) => `// ${comment}\nfunction copy() {\n${lines.join("\n")}\n}\n`;
  const styles = lines.map((_, n) => `  --value${n}: ${n}px;`).join("\n");
  const found = await copiesIn([
    ["one.ts", copy("The first")],
    ["two.ts", `const other = 1;\n${copy("Another one")}`],
    ["one.css", `.one {\n${styles}\n}\n`],
    ["two.css", `.two {\n${styles}\n}\n`],
  ]);
  expect(found).toEqual([
    expect.stringMatching(/^(?:one|two)\.ts:\d+ copies (?:one|two)\.ts:\d+$/),
    expect.stringMatching(/^(?:one|two)\.css:\d+ copies (?:one|two)\.css:\d+$/),
  ]);
});
