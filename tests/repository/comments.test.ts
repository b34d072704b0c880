import { expect, test } from "vitest";
import { existingPath, namesIn } from "./named-paths.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

const path =
  /(?<![\w/.])((?:platform|commerce|border|storefront|shop|engines|server|tests|tools|docs)\/[\w./-]+\.\w+)/g;

/** Returns the files of the project that comments name and that do not exist. */
const missingFiles = (code: TextFile[]) =>
  code.flatMap(([file, text]) =>
    namesIn(text.match(/^\s*(?:\/\/|\/?\*).*$/gm)?.join("\n") ?? "", path)
      .filter((name) => !existingPath(".", name))
      .map((name) => `${file} names ${name}`),
  );

test("every file of the project that a comment names exists", async () => {
  const planted = [
    "// As pages/none.ts does, see shop/none.ts and server/main.ts.",
    "/**",
    " * The docs are in docs/none.md; tests in shop/X/x.test.ts are the reader's.",
    " */",
    'const path = "border/none.ts";',
  ].join("\n");
  expect(missingFiles([["border/planted.ts", planted]])).toEqual([
    "border/planted.ts names shop/none.ts",
    "border/planted.ts names docs/none.md",
  ]);
  const code =
    "{platform,commerce,border,storefront,shop,engines,server,tests,tools}/**/*.{ts,tsx,js,css}";
  expect(missingFiles(await projectFiles(code))).toEqual([]);
});
