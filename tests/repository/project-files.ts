import { glob, readFile } from "node:fs/promises";
import { join, matchesGlob } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** A file by its path from the project's folder, and its text; of the project, or planted in a check of it. */
export type TextFile = readonly [path: string, text: string];

/**
 * Reads the project's files that a pattern matches, without those that one of `except` matches. Throws when an alternative of the
 * first braces, or an exception, matches none, for example after a folder was renamed: a check that reads nothing finds nothing.
 */
export async function projectFiles(pattern: string, except: string[] = []): Promise<TextFile[]> {
  const found = await Promise.all(
    alternatives(pattern).map(async (each) => {
      const paths = await Array.fromAsync(glob(each, { cwd: projectFolder }));
      if (paths.length === 0) throw new Error(`No file matches ${each}: name those that it meant.`);
      return paths;
    }),
  );
  const all = found.flat();
  for (const each of except)
    if (!all.some((path) => matchesGlob(path, each)))
      throw new Error(`No file matches the exception ${each}: remove it.`);
  const paths = all.filter((path) => !except.some((each) => matchesGlob(path, each)));
  return Promise.all(
    paths.map(async (path) => [path, await readFile(join(projectFolder, path), "utf8")] as const),
  );
}

/** Returns "a/*.ts" and "b/*.ts" for "{a,b}/*.ts". */
function alternatives(pattern: string): string[] {
  const [, choices, rest] = /^\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return choices ? choices.split(",").map((choice) => choice + rest) : [pattern];
}
