import { statfs } from "node:fs/promises";

const megabyte = 1024 * 1024;

/**
 * Bytes that stay free on the disk of the embedded database: it cannot go on when it fails to write its log, of which it begins
 * another 16 MB at a time.
 */
const reserve = 64 * megabyte;

/** Bytes that a database with the content of the shop takes. */
const newDatabase = 64 * megabyte;

/** Milliseconds between two looks at the disk. */
const lookEvery = 1_000;

/** Bytes that are missing on the folder's disk for the database to start, or to go on; 0 when there are enough. */
export async function missingSpace(folder: string, isNew = false): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, reserve + (isNew ? newDatabase : 0) - bavail * bsize);
}

/** The disk of the embedded database is full. The message says how much is missing. */
export class DatabaseFullError extends Error {
  constructor(folder: string, missing: number) {
    super(
      `The disk of DATA_DIR ${folder} is full: nothing can be written. Free ${Math.ceil(missing / megabyte)} MB there, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

/** Calls back when the reserve on the folder's disk is touched, and when it is free again; once more when that fails. Returns what ends the looking. */
export function watchDisk(
  folder: string,
  onChange: (missing: number) => Promise<unknown>,
  onError: (error: Error) => void,
): () => void {
  let isFull = false;
  const timer = setInterval(async () => {
    try {
      const missing = await missingSpace(folder);
      if (missing > 0 === isFull) return;
      await onChange(missing);
      isFull = missing > 0;
    } catch (error) {
      onError(error as Error);
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}
