import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Language } from "../../../platform/shared/sites/site.ts";
import { IndexBuilder } from "./engine/index/index-builder.ts";
import { arraysIn, type IndexData } from "./engine/index/index-data.ts";
import { documentsIn, type SharedNames } from "./search-documents.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import { knownLanguage } from "./language/languages.ts";

/** Builds the indexes of all languages in a worker thread, so that the server stays responsive. */

export type BuiltIndexes = Record<Language, IndexData>;

export interface IndexWorkerData {
  names: SharedNames;
  /** Whether there is an index already. */
  isInBackground: boolean;
}

const niceness = 10;

const port = parentPort!;
const { names, isInBackground } = workerData as IndexWorkerData;
// On Linux this is the priority of the calling thread alone: responses go before an index that replaces another.
if (isInBackground && process.platform === "linux") setPriority(niceness);
const builders = names.languages.map((language) => ({
  documentOf: documentsIn(language, names),
  index: new IndexBuilder(knownLanguage(language), names.markets.length),
  language,
}));

port.on("message", (message: SearchProduct[] | "finish") => {
  if (message === "finish") {
    const built = finish();
    // The arrays are handed over instead of copied.
    port.postMessage(
      built,
      arraysIn(built).map(({ buffer }) => buffer as ArrayBuffer),
    );
    port.close();
  } else {
    for (const { documentOf, index } of builders)
      for (const product of message) index.add(documentOf(product));
    // Requests the next batch only now, so that at most one is pending.
    port.postMessage("next");
  }
});

function finish(): BuiltIndexes {
  return Object.fromEntries(builders.map(({ language, index }) => [language, index.finish()]));
}
