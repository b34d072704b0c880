import { statfs } from "node:fs/promises";

const megabyte = 1024 * 1024;

/**
 * Bytes kept free on the disk of the embedded database. It cannot continue after it fails to write its log, which it extends by
 * 16 MB at a time.
 */
const reserve = 64 * megabyte;

/** Size in bytes of a new database with the shop's content. */
const newDatabase = 64 * megabyte;

/** Milliseconds between two checks of the disk. */
const lookEvery = 1_000;

/**
 * Returns how many bytes are missing on the folder's disk for the database to start or to continue; 0 when there is enough space.
 */
export async function missingSpace(folder: string, isNew = false): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, reserve + (isNew ? newDatabase : 0) - bavail * bsize);
}

/** Thrown when the disk of the embedded database is full. The message says how much space is missing. */
export class DatabaseFullError extends Error {
  constructor(folder: string, missing: number) {
    super(
      `The disk of DATA_DIR ${folder} is full: nothing can be written. Free ${Math.ceil(missing / megabyte)} MB there, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

/**
 * Calls back when the free space falls below the reserve, and when it is sufficient again; calls back again when the callback
 * failed. Returns a function that stops the checks.
 */
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
