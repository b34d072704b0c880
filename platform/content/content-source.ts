import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the text of a content file, or undefined when there is no such file. */
export async function readSource(folder: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, file), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
