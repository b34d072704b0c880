import { Worker } from "node:worker_threads";
import type { BuiltIndexes, IndexWorkerData } from "./index-worker.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";

/**
 * Builds the indexes of all languages in a worker thread, from batches of products in the order of popularity. While the worker
 * adds one, the next is read.
 */
export async function buildIndexes(
  workerData: IndexWorkerData,
  batches: AsyncIterable<SearchProduct[]>,
): Promise<BuiltIndexes> {
  const worker = new Worker(workerFile(), { workerData });
  try {
    let added: Promise<unknown> = Promise.resolve();
    for await (const batch of batches) {
      await added;
      added = answerTo(worker, batch);
      // It may fail while the next batch is read.
      added.catch(() => {});
    }
    await added;
    return (await answerTo(worker, "finish")) as BuiltIndexes;
  } finally {
    await worker.terminate();
  }
}

function answerTo(worker: Worker, message: SearchProduct[] | "finish"): Promise<unknown> {
  return new Promise((answered, failed) => {
    worker.once("message", (response) => {
      worker.off("error", failed);
      answered(response);
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
