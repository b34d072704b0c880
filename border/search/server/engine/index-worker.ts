import { parentPort } from "node:worker_threads";
import { languages, type Language } from "../../../../platform/shared/site.ts";
import { IndexBuilder } from "./index-builder.ts";
import type { SearchDocument } from "./search-document.ts";
import type { IndexData } from "./index-data.ts";

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
    port.postMessage(built, buffersOf(built));
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

/** Returns the arrays to transfer to the other thread instead of copying them. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (typeof value !== "object" || value === null) return [];
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.flatMap(buffersOf);
}
