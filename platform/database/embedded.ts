import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { DatabaseFullError, missingSpace } from "./disk-space.ts";
import { makePrivateFolder } from "./files.ts";

/** PostgreSQL inside the process, stored in a folder: PGlite in a worker thread, used through the ordinary `pg` driver. */
export interface Embedded {
  /** Opens a connection for the driver. There is a single session, so one connection at a time. */
  connect(): Duplex;
  close(): Promise<void>;
}

/** Thrown when another process uses the folder. Two at once would silently lose rows. */
export class DatabaseInUseError extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another process. Stop that one, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  }
}

/** Thrown when the folder cannot hold the database: it cannot be created or is not writable. */
export class DatabaseFolderError extends Error {
  constructor(folder: string, { message }: Error) {
    super(
      `DATA_DIR is ${folder}, which cannot be used: ${message}. Set it to a folder that may be written, on a disk with free space.`,
    );
  }
}

/** A message of the worker thread: bytes of the server's response, or a signal that it is ready or has finished. */
export type WorkerMessage = Uint8Array | "ready" | "answered";

export async function openEmbedded(folder: string): Promise<Embedded> {
  const inMemory = folder.startsWith("memory://");
  const unlock = inMemory ? () => {} : await lockFolder(resolve(folder));
  const worker = new Worker(workerFile(), { workerData: inMemory ? folder : dataIn(folder) });
  worker.setMaxListeners(0);
  await new Promise<void>((ready, failed) => {
    worker.once("error", failed);
    worker.once("message", () => {
      // From here on an exit of the worker ends the process, which could not respond to anything without it.
      worker.off("error", failed);
      ready();
    });
  });
  return {
    connect: () => new WorkerConnection(worker),
    close: async () => {
      worker.postMessage("close");
      await new Promise((stopped) => worker.once("exit", stopped));
      unlock();
    },
  };
}

/** Waits until no process uses the folder. Calls `onWait` once when one does. */
export async function untilUnused(folder: string, onWait: (error: DatabaseInUseError) => void) {
  for (let waited = 0; ; waited++) {
    try {
      return (await lockFolder(resolve(folder)))();
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
      if (waited === 0) onWait(error);
    }
    await sleep(lookEvery);
  }
}

/** Milliseconds between looks at whether a folder is still used. */
const lookEvery = 200;

/** Returns the worker's file, which is beside this module both as source and as build. */
function workerFile() {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./embedded-worker.${extension}`, import.meta.url);
}

/** Locks the folder with SQLite: the operating system releases the lock when the process ends, however it ends. */
async function lockFolder(folder: string): Promise<() => void> {
  let lock: DatabaseSync | undefined;
  try {
    await makePrivateFolder(folder);
    await access(folder, constants.W_OK);
    const missing = await missingSpace(folder, !existsSync(dataIn(folder)));
    if (missing > 0) throw new DatabaseFullError(folder, missing);
    lock = new DatabaseSync(resolve(folder, "lock"));
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    if (error instanceof DatabaseFullError) throw error;
    if ((error as { errcode?: number }).errcode === sqliteBusy)
      throw new DatabaseInUseError(folder);
    throw new DatabaseFolderError(folder, error as Error);
  }
  const held = lock;
  return () => held.close();
}

/** https://www.sqlite.org/rescode.html#busy */
const sqliteBusy = 5;

const dataIn = (folder: string) => resolve(folder, "postgres");

/** Passes the bytes of one driver connection to the worker and back. */
class WorkerConnection extends Duplex {
  private readonly worker: Worker;
  private written: (() => void) | undefined;

  constructor(worker: Worker) {
    super();
    this.worker = worker;
    worker.on("message", this.receive);
  }

  // The methods that the driver expects of a network socket.
  connect() {
    this.worker.postMessage("connect");
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, written: () => void) {
    this.send(bytes, written);
  }

  override _writev(parts: { chunk: Buffer }[], written: () => void) {
    this.send(Buffer.concat(parts.map((part) => part.chunk)), written);
  }

  /** Called when the driver closes its side: the stream must end as well, or the driver waits forever. */
  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.worker.off("message", this.receive);
    done(error);
  }

  private send(bytes: Buffer, written: () => void) {
    this.written = written;
    this.worker.postMessage(Uint8Array.from(bytes));
  }

  private readonly receive = (message: WorkerMessage) => {
    if (message instanceof Uint8Array) this.push(message);
    else if (message === "answered") {
      const { written } = this;
      this.written = undefined;
      written?.();
    }
  };
}
