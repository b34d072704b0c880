import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../../storefront/server/project-folder.ts";

/** Returns the words that mark what a new site has taken over and a person has yet to read; deleted once that is done. */
export const markFor = (code: string, what: string): string => `To check for ${code}: ${what}`;

/** Counts the open marks in `shop/` by site, such as `{ LU: 31 }`. */
export async function openMarks(
  folder = join(projectFolder, "shop"),
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const file of glob("**/*.{ts,yaml,md}", { cwd: folder })) {
    const source = await readFile(join(folder, file), "utf8");
    for (const [, code] of source.matchAll(/To check for ([A-Z_]+):/g))
      counts.set(code!, (counts.get(code!) ?? 0) + 1);
  }
  return counts;
}

/** Returns a line for each site with open marks. */
export const openMarksLines = (marks: ReadonlyMap<string, number>): string[] =>
  [...marks].map(
    ([code, count]) =>
      `${code}: ${count} ${count === 1 ? "place is" : "places are"} still to be checked (grep -rn "To check for ${code}:" shop/).`,
  );
