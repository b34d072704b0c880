import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** File operations in the data folder. */

/** Suffix of a file that is still being written. */
const part = ".part";

/** Milliseconds after which an incomplete file is considered abandoned by its process. */
const abandonedAfter = 3_600_000;

/** Makes a folder accessible to its owner only, and creates it if it does not exist. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makePrivate(folder, 0o700);
}

/** Changes the permissions of a file or folder. Does nothing for one of another user, who has granted access. */
export async function makePrivate(path: string, mode: 0o600 | 0o700): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  });
}

/** Writes a file atomically: other processes may read or write it at the same time. */
export async function writeWhole(
  file: string,
  content: string | Buffer | AsyncIterable<Uint8Array>,
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

/** Removes the incomplete files that killed processes left in a folder and its subfolders. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    if (!name.endsWith(part)) continue;
    const file = join(folder, name);
    // Another process may have removed it already.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(file, { force: true });
  }
}
