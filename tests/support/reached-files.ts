import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const importing =
  /(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\.[^"']+)["']|import\.meta\.glob(?:<[^>]*>)?\(\s*["'](\.[^"']+)["']/g;

/**
 * Returns the files of the project that some of them import, and those that these import, in scripts and style sheets, also of types.
 * `read` may plant an import.
 */
export async function reachedFiles(
  entries: string[],
  read = (file: string) => readFile(file, "utf8"),
): Promise<Set<string>> {
  const reached = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!/\.(?:tsx?|css)$/.test(file)) return;
    const imported = [...(await read(file)).matchAll(importing)].flatMap(([, one, several]) => {
      const path = normalize(join(dirname(file), (one ?? several)!)).split("?")[0]!;
      return path.includes("*") ? globSync(path) : [path];
    });
    await Promise.all(imported.map(visit));
  };
  await Promise.all(entries.map(visit));
  return reached;
}
