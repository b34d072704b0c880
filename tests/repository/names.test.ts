import { expect, test } from "vitest";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Names that several files may export, and why. */
const shared: Record<string, string> = {
  BorderRouter: "one for each router of @kontor/border",
  attach: "parts of the page that are loaded by name",
  hydrate: "islands, which are loaded by name",
  CartTotals: "the component that shows these data",
  FooterLogo: "the component that shows these data",
  Navigation: "the component that shows these data",
  Picture: "the shop's own pictures, and those of anybody",
  PictureProps: "the shop's own pictures, and those of anybody",
};

/** Returns names that several files export, with these files. */
function exportedTwice(files: TextFile[]): Record<string, string[]> {
  const exported = /^export (?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm;
  const names = files.flatMap(([file, text]) =>
    [...new Set([...text.matchAll(exported)].map(([, name]) => name!))].map((name) => ({
      name,
      file,
    })),
  );
  const byName = Map.groupBy(names, ({ name }) => name);
  return Object.fromEntries(
    [...byName]
      .filter(([, all]) => all.length > 1)
      .map(([name, all]) => [name, all.map(({ file }) => file)]),
  );
}

test("a name means one thing: no two files export the same", async () => {
  const planted = [
    ["a.ts", "export const one = 1;\nexport function* two() {}\nexport interface Three {}"],
    ["b.ts", "export async function one() {}\nexport class two {}\nconst four = 4;"],
    ["c.ts", "export type Three = 3;\nexport let four = 4;\nexport function five(): void;"],
    ["d.ts", "export enum six {}\nexport function five(): void;\nexport function five() {}"],
  ] as const;
  expect(exportedTwice([...planted])).toEqual({
    one: ["a.ts", "b.ts"],
    two: ["a.ts", "b.ts"],
    Three: ["a.ts", "c.ts"],
    five: ["c.ts", "d.ts"],
  });
  const code = "{platform,commerce,border,storefront,shop,engines,server,tools}/**/*.{ts,tsx}";
  const twice = exportedTwice(
    await projectFiles(code, [
      // Words and figures of each site, each drawing and each bench have the same names in every file.
      "**/*.{test,examples,d}.*",
      "border/texts/**",
      "shop/sites/**",
      "tools/drawings/**",
      "tools/bench/**",
      // Examples of servers of other teams.
      "border/hosts/**",
    ]),
  );
  expect(Object.entries(twice).filter(([name]) => !Object.hasOwn(shared, name))).toEqual([]);
  expect(Object.keys(shared).filter((name) => !Object.hasOwn(twice, name))).toEqual([]);
});
