import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { settingsOf } from "../../server/settings.ts";
import { brand } from "../../shop/brand.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { projectFiles, type TextFile } from "./project-files.ts";
import { existingPath, namesIn } from "./named-paths.ts";

const read = (file: string) => readFile(join(projectFolder, file), "utf8");
const documents = await projectFiles(
  "{*,.github/*,docs/**/*,platform/**/*,commerce/*,border/**/*,shop/**/*,engines/**/*,tests/**/*,tools/**/*}.md",
  ["shop/content/pages/**"],
);
/** Documents without those that say what was true at their time. */
const current = documents.filter(([path]) => !/(^|\/)CHANGELOG\.md$|^docs\/decisions\//.test(path));

/** Returns what is found in documents by a pattern, whose first group is shown. */
const found = (files: TextFile[], pattern: RegExp) =>
  files.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([all, first]) => ({ file, name: first ?? all })),
  );

const deadLinks = (files: TextFile[]) =>
  found(files, /\]\((?!https?:)(<[^>]+>|[^)#]+)/g)
    .map(({ file, name }) => ({ file, link: name.replaceAll(/^<|>$/g, "") }))
    .filter(({ file, link }) => !existsSync(join(projectFolder, dirname(file), link)))
    .map(({ file, link }) => `${file} links to ${link}`);

test("no document links to a file that does not exist", () => {
  const planted = "[a](none.md#part) [b](<no ne.md>) [c](../README.md) [d](#part) [e](https://a.b)";
  expect(deadLinks([["docs/planted.md", planted]])).toEqual([
    "docs/planted.md links to none.md",
    "docs/planted.md links to no ne.md",
  ]);
  expect(deadLinks(documents)).toEqual([]);
});

test("no document fetches the package for hosts from a public registry, where it is not", () => {
  const fetches = /npx (?!--no -- )kontor-border|npm install @kontor/g;
  const planted = "npx kontor-border doctor; npx --no -- kontor-border; npm install @kontor/border";
  expect(found([["a.md", planted]], fetches)).toHaveLength(2);
  expect(found(documents, fetches)).toEqual([]);
});

const missingPaths = (files: TextFile[]) =>
  files.flatMap(([file, text]) =>
    namesIn(text, /`((?:[\w.@-]+\/)+[\w.-]*)`/g)
      .filter((path) => ![".", dirname(file)].some((folder) => existingPath(folder, path)))
      .map((path) => `${file} names ${path}`),
  );

test("every path that a document names exists", () => {
  const planted = "`border/none/a.ts`, `server/main.ts`, `decisions/`, `border/X/`, `text/html`";
  expect(missingPaths([["docs/planted.md", planted]])).toEqual([
    "docs/planted.md names border/none/a.ts",
  ]);
  expect(missingPaths(current)).toEqual([]);
});

test("every command that a document names exists", async () => {
  const { scripts } = JSON.parse(await read("package.json")) as { scripts: object };
  const missing = (files: TextFile[]) =>
    found(files, /npm (?:run (?:--silent )?)?((?<=run |silent )[\w:-]+|start\b|test\b)/g)
      .filter(({ name }) => !(name in scripts))
      .map(({ file, name }) => `${file} names npm run ${name}`);
  const planted = "npm start, npm test, npm run --silent build, npm run none:such, npm install";
  expect(missing([["planted.md", planted]])).toEqual(["planted.md names npm run none:such"]);
  expect(missing(current)).toEqual([]);
});

test("the README is at most 150 lines long", async () => {
  const isShort = (text: string) => text.split("\n").length <= 150;
  expect(isShort("line\n".repeat(150))).toBe(false);
  expect(isShort(await read("README.md"))).toBe(true);
});

test("docs/configuration.md explains every setting", async () => {
  const names = Object.keys(settingsOf({ brand, sites: shopSites }));
  const unexplained = (text: string) => names.filter((name) => !text.includes(`\`${name}\``));
  const text = await read("docs/configuration.md");
  expect(unexplained(text.replaceAll("`DATA_DIR`", "`DATA`"))).toEqual(["DATA_DIR"]);
  expect(unexplained(text)).toEqual([]);
});

test("every slice has a README", async () => {
  const withoutReadme = (files: TextFile[]) =>
    [...new Set(files.map(([contract]) => dirname(contract)))].filter(
      (slice) => !existsSync(join(projectFolder, slice, "README.md")),
    );
  expect(withoutReadme([["border/none/none-contract.ts", ""]])).toEqual(["border/none"]);
  expect(
    withoutReadme(await projectFiles("{platform,border,storefront,shop}/*/*-contract.ts")),
  ).toEqual([]);
});
