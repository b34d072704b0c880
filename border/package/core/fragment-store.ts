import type { CopyStore, FetchedCopy, HostFragment } from "./last-good.ts";
import { isWhole } from "./whole-fragment.ts";

/** A storage of texts by name that outlives the process; several processes may share it. */
export interface TextStore {
  /** Resolves to undefined without a text of this name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}

/** Resolves to a text of the store. Rejects when it does not answer, for which no page shall wait. */
async function readWithin(timeout: number, store: TextStore, name: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const error = new Error(`The store has not answered within ${timeout} ms.`);
    timer = setTimeout(reject, timeout, error);
  });
  try {
    return await Promise.race([store.read(name), silence]);
  } finally {
    clearTimeout(timer);
  }
}

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
    const text = await readWithin(timeout, store, name);
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
