import { join } from "node:path";
import { readSnapshot, writeSnapshot } from "./snapshot-file.ts";

export interface StoredIndexOptions {
  /** The folder of the file; without it nothing is stored. */
  folder: string | undefined;
  /** The file's name. */
  name: string;
  /** Changes with the code that builds the index. */
  code: string;
  onError(error: unknown, message: string): void;
}

/**
 * Stores an index of the catalogue, so that the next process of this machine need not build it. Ignores a damaged index, one of
 * another release and, where an index belongs to one catalogue, one of another catalogue. `Value` is what `packValue` accepts.
 */
export function createStoredIndex<Value>({ folder, name, code, onError }: StoredIndexOptions) {
  const file = folder && join(folder, name);
  // Node's version decides how letters are folded.
  const keyOf = (catalogue: string) => `${catalogue} ${code} ${process.version}`;

  return {
    /** Returns the stored index, if there is one. */
    async read(catalogue = "any"): Promise<Value | undefined> {
      if (!file) return undefined;
      try {
        return (await readSnapshot(file, keyOf(catalogue))) as Value | undefined;
      } catch (error) {
        onError(error, `${name} is built instead of read`);
        return undefined;
      }
    },

    /** Stores an index. */
    async write(value: Value, catalogue = "any"): Promise<void> {
      if (!file) return;
      await writeSnapshot(file, keyOf(catalogue), value).catch((error: unknown) =>
        onError(error, `${name} is not stored`),
      );
    },
  };
}
