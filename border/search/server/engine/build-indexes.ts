import { Worker } from "node:worker_threads";
import type { BuiltIndexes, DocumentBatch } from "./index-worker.ts";

/** Builds the indexes in a worker thread, from batches of documents in the order of popularity. */
export async function buildIndexes(batches: AsyncIterable<DocumentBatch>): Promise<BuiltIndexes> {
  const worker = new Worker(workerFile());
  try {
    for await (const batch of batches) await answerTo(worker, batch);
    return (await answerTo(worker, "finish")) as BuiltIndexes;
  } finally {
    await worker.terminate();
  }
}

function answerTo(worker: Worker, message: DocumentBatch | "finish"): Promise<unknown> {
  return new Promise((answered, failed) => {
    worker.once("message", (answer) => {
      worker.off("error", failed);
      answered(answer);
    });
    worker.once("error", failed);
    worker.postMessage(message);
  });
}

/** Returns the path of the worker beside this module, as source or built. */
function workerFile() {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./index-worker.${extension}`, import.meta.url);
}
