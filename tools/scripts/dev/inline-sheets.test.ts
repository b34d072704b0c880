import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineSheets } from "./inline-sheets.ts";

test("sheets that scripts contain are found with those that they import, and linked ones are not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-sheets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    "border/cart/panel.tsx": `import styles from "./panel.css?inline";`,
    "border/cart/panel.css": `@import "../../platform/button.css";\n.panel {}`,
    "platform/button.css": ".button {}",
    "border/header.css": `@import "./links.css";`,
    "border/links.css": "",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  expect([...(await inlineSheets(folder))].sort()).toEqual([
    "border/cart/panel.css",
    "platform/button.css",
  ]);
});
