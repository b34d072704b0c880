import { dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { contentSources } from "../../tools/scripts/build.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Files that the server hands to parts of the content: the sites. */
const handedIn = ["shop/sites/all-sites.ts"];

const declaresPart = /\bContentPart</;
const runtimeImport = /^(?:import|export) (?!type\b)(?:[^;]*? from )?"(\.[^"]+)";/gms;

/** Returns the files that an import of the content executes: those that declare its parts, and all that they import. */
function importingFiles(files: TextFile[]): string[] {
  const texts = new Map(files);
  const reached = new Set([
    ...files.filter(([, text]) => declaresPart.test(text)).map(([path]) => path),
    ...handedIn,
  ]);
  // The loop also visits what it adds.
  for (const path of reached)
    for (const [, source] of (texts.get(path) ?? "").matchAll(runtimeImport))
      reached.add(join(dirname(path), source!));
  return [...reached];
}

const missingIn = (sources: string[], files: string[]) =>
  files.filter((file) => !sources.some((source) => matchesGlob(file, source)));

test("a release with another importing code imports again: the build looks at every file that an import executes", async () => {
  const files = await projectFiles(
    "{platform,commerce,engines,border,storefront,shop}/**/*.{ts,tsx}",
    ["**/*.test.*"],
  );
  const importing = importingFiles(files);
  expect(importing).toContain("engines/projection/staged-rows.ts");
  expect(missingIn(["{platform,commerce,border,storefront,shop}/**"], importing)).toContain(
    "engines/own/content/import-catalogue.ts",
  );
  expect(missingIn(contentSources, importing)).toEqual([]);
});

test("files that a part imports are found, also by an export, and not those of types", () => {
  const planted: TextFile[] = [
    ["border/a/part.ts", 'import { b } from "./b.ts";\nconst part: ContentPart<unknown> = b;'],
    ["border/a/b.ts", 'import type { T } from "./t.ts";\nexport {\n  c,\n} from "../c.ts";'],
    ["border/d.ts", 'import "./e.ts";'],
  ];
  expect(importingFiles(planted)).toEqual([
    "border/a/part.ts",
    ...handedIn,
    "border/a/b.ts",
    "border/c.ts",
  ]);
});
