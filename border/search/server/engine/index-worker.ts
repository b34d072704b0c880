import { parentPort } from "node:worker_threads";
import { languages, type Language } from "../../../../platform/shared/site.ts";
import { IndexBuilder } from "./index-builder.ts";
import type { SearchDocument } from "./search-document.ts";
import { arraysIn, type IndexData } from "./index-data.ts";

/** Builds the indexes of all languages in a worker thread, so that the server stays responsive. */

/** Documents by language, each list in the same order. */
export type DocumentBatch = Record<Language, SearchDocument[]>;

export type BuiltIndexes = Record<Language, IndexData>;

const port = parentPort!;
const builders = languages.map((language) => ({
  language,
  index: new IndexBuilder(language),
}));

port.on("message", (message: DocumentBatch | "finish") => {
  if (message === "finish") {
    const built = finish();
    // The arrays are handed over instead of copied.
    port.postMessage(
      built,
      arraysIn(built).map(({ buffer }) => buffer as ArrayBuffer),
    );
    port.close();
  } else {
    for (const { language, index } of builders)
      for (const document of message[language]) index.add(document);
    // Requests the next batch only now, so that at most one is pending.
    port.postMessage("next");
  }
});

function finish(): BuiltIndexes {
  return Object.fromEntries(
    builders.map(({ language, index }) => [language, index.finish()]),
  ) as BuiltIndexes;
}
