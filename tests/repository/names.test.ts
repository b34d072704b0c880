import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

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
  ArticleFacts: "what a slice needs, and what another supplies",
  ArticleOffer: "what a slice needs, and what another supplies",
};

test("a name means one thing: no two files export the same", async () => {
  const files = new Map<string, string[]>();
  const code = glob("{platform,commerce,border,shop,engines,server,tools}/**/*.{ts,tsx}", {
    cwd: projectFolder,
    // Words and figures of each site, each drawing and each bench have the same names in every file.
    exclude: [
      "**/*.{test,examples,d}.*",
      "shop/sites/**",
      "shop/pictures/draw/**",
      "tools/bench/**",
      // Examples of servers of other teams.
      "border/hosts/**",
    ],
  });
  for await (const file of code) {
    const text = await readFile(join(projectFolder, file), "utf8");
    const exported =
      /^export (?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm;
    for (const name of new Set([...text.matchAll(exported)].map(([, found]) => found!)))
      files.set(name, [...(files.get(name) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(1000);
  const twice = [...files].filter(([, places]) => places.length > 1);
  expect(twice.filter(([name]) => !Object.hasOwn(shared, name))).toEqual([]);
  expect(Object.keys(shared).filter((name) => !twice.some(([other]) => other === name))).toEqual(
    [],
  );
});
