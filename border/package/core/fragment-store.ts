import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CopyStore, FetchedCopy, HostFragment } from "./last-good.ts";
import { isWhole } from "./whole-fragment.ts";

/** A storage of texts by name that outlives the process; several processes may share it. */
export interface TextStore {
  /** Resolves to undefined without a text of this name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}

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
      // Written atomically, because another process may read it.
      const draft = `${fileOf(name)}.${process.pid}`;
      await writeFile(draft, text);
      await rename(draft, fileOf(name));
    },
  };
}

/** Returns the copy of one fragment in a store. A text that is not a whole fragment counts as none. */
export const copyIn = (store: TextStore, name: string): CopyStore<HostFragment> => ({
  async read() {
    const text = await store.read(name);
    const copy = text && parsed(text);
    return copy && isCopy(copy) ? copy : undefined;
  },
  write: (copy) => store.write(name, JSON.stringify(copy)),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCopy(value: unknown): value is FetchedCopy<HostFragment> {
  const { fragment, since } = value as Partial<FetchedCopy<Partial<HostFragment>>>;
  return (
    typeof since === "number" &&
    typeof fragment?.cacheControl === "string" &&
    typeof fragment.html === "string" &&
    isWhole(fragment.html)
  );
}
