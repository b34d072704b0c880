import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const scripts = "{platform,border,storefront,shop}/**/*.{ts,tsx}";

/** Returns the paths of style sheets that are part of scripts (`?inline`), with those that they import. */
export async function inlineSheets(cwd = "."): Promise<Set<string>> {
  const sheets = new Set<string>();
  async function add(sheet: string) {
    if (sheets.has(sheet)) return;
    sheets.add(sheet);
    const css = await readFile(join(cwd, sheet), "utf8").catch(() => "");
    for (const [, path] of css.matchAll(/@import "(\.[^"]+)"/g))
      await add(join(dirname(sheet), path!));
  }
  for await (const script of glob(scripts, { cwd }))
    for (const [, path] of (await readFile(join(cwd, script), "utf8")).matchAll(
      /from "(\.[^"]+\.css)\?inline"/g,
    ))
      await add(join(dirname(script), path!));
  return sheets;
}
