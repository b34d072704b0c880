import { expect, test } from "vitest";
import { copiesIn } from "./copies.ts";
import { projectFiles } from "./project-files.ts";

test("no 20 lines of code are written twice", async () => {
  const code = await projectFiles(
    "{platform,commerce,border,storefront,shop,engines,server,tools}/**/*.{ts,tsx,js,css}",
    ["**/*.test.*", "tools/drawings/**", "shop/sites/*/site.ts", "shop/sites/*/texts/all-texts.ts"],
  );
  expect(copiesIn(code)).toEqual([]);
});

test("copied code is found, although its comments differ", () => {
  const lines = Array.from({ length: 25 }, (_, n) => `  const value${n} = read(${n}) + ${n};`);
  const copy = (comment: string) => `// ${comment}\nfunction copy() {\n${lines.join("\n")}\n}\n`;
  const styles = lines.map((_, n) => `  --value${n}: ${n}px;`).join("\n");
  const found = copiesIn([
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
