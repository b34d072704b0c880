import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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

/** Rejects when a store does not answer, for which no page shall wait. */
const silence = (timeout: number) =>
  new Promise<never>((_resolve, reject) => {
    const error = new Error(`The store has not answered within ${timeout} ms.`);
    setTimeout(reject, timeout, error).unref();
  });

/**
 * Returns the copy of one fragment in a store, which has `timeout` milliseconds to answer. A text that is not a whole fragment counts
 * as none.
 */
export const copyIn = (
  store: TextStore,
  name: string,
  timeout: number,
): CopyStore<HostFragment> => ({
  async read() {
    const text = await Promise.race([store.read(name), silence(timeout)]);
    const copy = text && parsed(text);
    return copy && isCopy(copy) ? copy : undefined;
  },
  write: async (copy) => store.write(name, JSON.stringify(copy)),
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
