import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { fsyncSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerMessage } from "./embedded.ts";

/** PGlite leaves fsync out. With it, a commit that was confirmed survives a power failure. */
class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: { NODEFS: NodeFilesystem }) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync as never],
      },
    };
  }
}

interface NodeFilesystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

const folder = String(workerData);
const durable = folder.startsWith("memory://")
  ? {}
  : {
      fs: new DurableFolder(folder),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
        "-c",
        "wal_sync_method=fsync",
      ],
    };
const database = await PGlite.create({ ...durable });
const port = parentPort!;
const tell = (message: WorkerMessage) => port.postMessage(message);

// Messages are handled in sequence, so that the bytes of a connection stay in order.
let queue: Promise<unknown> = Promise.resolve();
port.on("message", (message: Uint8Array | "connect" | "close") => {
  queue = queue.then(() => handle(message));
});

async function handle(message: Uint8Array | "connect" | "close") {
  if (message === "close") {
    await database.close();
    port.close();
  } else if (message === "connect") {
    // The single session outlives its connections: no state of one connection may leak into the next.
    await database.exec("ROLLBACK");
    await database.exec("DISCARD ALL");
  } else {
    await database.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (bytes) => tell(bytes.slice()),
    });
    tell("answered");
  }
}

tell("ready");
