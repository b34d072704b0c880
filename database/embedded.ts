import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { DatabaseFullError, missingSpace } from "./disk-space.ts";
import { makePrivateFolder } from "./files.ts";

/** PostgreSQL inside the process, on a folder: PGlite in a worker thread, reached by the ordinary `pg` driver. */
export interface Embedded {
  /** A connection for the driver. There is one session, so one connection at a time. */
  connect(): Duplex;
  close(): Promise<void>;
}

/** Another process works on the folder. Two at once would silently lose rows. */
export class DatabaseInUseError extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another process. Stop that one, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  }
}

/** The folder cannot hold the database: there can be no such folder, or it may not be written. */
export class DatabaseFolderError extends Error {
  constructor(folder: string, { message }: Error) {
    super(
      `DATA_DIR is ${folder}, which cannot be used: ${message}. Set it to a folder that may be written, on a disk with free space.`,
    );
  }
}

/** What the worker thread sends: bytes of the server's answer, or the end of it. */
export type WorkerMessage = Uint8Array | "ready" | "answered";

export async function openEmbedded(folder: string): Promise<Embedded> {
  const inMemory = folder.startsWith("memory://");
  const unlock = inMemory ? () => {} : await lockFolder(resolve(folder));
  const worker = new Worker(workerFile(), { workerData: inMemory ? folder : dataIn(folder) });
  worker.setMaxListeners(0);
  await new Promise<void>((ready, failed) => {
    worker.once("error", failed);
    worker.once("message", () => {
      // From now on the death of the worker is the death of the process: nothing could be answered without it.
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

/** Beside this module, as source or built. */
function workerFile() {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./embedded-worker.${extension}`, import.meta.url);
}

/** The operating system frees an SQLite lock when its process ends, however it ends. */
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

/** The bytes of one driver connection, to the worker and back. */
class WorkerConnection extends Duplex {
  private readonly worker: Worker;
  private written: (() => void) | undefined;

  constructor(worker: Worker) {
    super();
    this.worker = worker;
    worker.on("message", this.receive);
  }

  // What the driver expects of a network socket.
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

  /** The driver closed its side: the stream must end, or the driver waits for its end without end. */
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
