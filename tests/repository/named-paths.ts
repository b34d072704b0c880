import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** Stand for what a reader makes: a slice X, a site LU, a folder of data; media types, and the package for hosts. */
const madeUp = /\b(?:X|LU|lu)\b|^\.\/data|^DATA_DIR|^@kontor\/border|^text\/|^client\/$/;

/** Returns the paths that a text names, as the first group of a pattern finds them, without those that readers make up. */
export const namesIn = (text: string, path: RegExp): string[] =>
  [...text.matchAll(path)].map(([, name]) => name!).filter((name) => !madeUp.test(name));

/** Reports whether a path from a folder of the project exists. */
export const existingPath = (folder: string, path: string): boolean =>
  existsSync(join(projectFolder, folder, path));
