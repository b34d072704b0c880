import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files in the folder of the data. */

/** The end of the name of a file that is not whole yet. */
const part = ".part";

/** Milliseconds after which a file that is not whole belongs to no process any more. */
const abandonedAfter = 3_600_000;

/** Makes a folder that nobody but its owner may open, also of one that was there before. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makePrivate(folder, 0o700);
}

/** Changes who may open a file or folder; leaves what is another user's, who has let this one in. */
export async function makePrivate(path: string, mode: 0o600 | 0o700): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  });
}

/** Writes a file whole or not at all: other processes may read or write the same. */
export async function writeWhole(
  file: string,
  content: string | Buffer,
  mode = 0o600,
): Promise<void> {
  const draft = `${file}.${randomUUID()}${part}`;
  try {
    await writeFile(draft, content, { mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what killed processes left of files that they wrote in a folder, or in a folder of it. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    if (!name.endsWith(part)) continue;
    const file = join(folder, name);
    // Another process may be faster.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(file, { force: true });
  }
}
