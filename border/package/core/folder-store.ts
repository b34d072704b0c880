import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TextStore } from "./fragment-store.ts";

/** Stores texts as files of a folder, which it creates. */
export function folderStore(folder: string): TextStore {
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    read: (name) =>
      readFile(fileOf(name), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      // Written atomically, because another process may read or write it, in another container with the same id.
      const draft = `${fileOf(name)}.${randomUUID()}`;
      try {
        await writeFile(draft, text);
        await rename(draft, fileOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
