import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { objectionTo } from "../../tools/lint/arrows.js";
import { projectFolder } from "../../server/project-folder.ts";

/** Checks the arrows of ARCHITECTURE.md for style sheets, which the linter does not read. */
test("a style sheet imports none from a folder that its own may not know", async () => {
  const sheets = await Array.fromAsync(
    glob("{platform,border,shop,tools}/**/*.css", { cwd: projectFolder }),
  );
  const objections: string[] = [];
  let imports = 0;
  for (const sheet of sheets) {
    const text = await readFile(join(projectFolder, sheet), "utf8");
    for (const [, source] of text.matchAll(/@import "(\.[^"]+)"/g)) {
      imports++;
      const objection = objectionTo(join(projectFolder, sheet), source!);
      if (objection) objections.push(`${sheet} imports ${source}: ${objection}`);
    }
  }
  expect(imports).toBeGreaterThan(20);
  expect(objections).toEqual([]);
});

test.each([
  ["border/client/boot.ts", "../../shop/pages/*/*.island.tsx"],
  ["border/client/styles/shop.css", "../../../shop/pages/home/home-page.css"],
  ["border/client/load-texts.ts", "../../shop/sites/*/texts.ts"],
  ["border/cart/client/worker.ts", "../../search/client/worker.ts"],
])("%s may not take in %s", (file, source) => {
  expect(objectionTo(join(projectFolder, file), source)).toBeDefined();
});
