import { expect, test } from "vitest";
import { IndexBuilder } from "../index/index-builder.ts";
import { Vocabulary } from "../index/vocabulary.ts";
import { WordLookups } from "./word-lookups.ts";

/** Returns a function that looks up the words of a search, and returns their matches, which are objects with buffers. */
function searches() {
  const builder = new IndexBuilder("de", 1);
  builder.add({ name: "Espresso", categories: [], markets: 1 });
  const data = builder.finish();
  const lookups = new WordLookups(data, new Vocabulary(data.vocabulary, "de"));
  return (words: number) => {
    const matches = Array.from({ length: words }, (_, at) => lookups.typed(`wort${at}`, false));
    lookups.release();
    return new Set(matches);
  };
}

test("a search uses the buffers of the one before", () => {
  const search = searches();
  expect(search(8).isSubsetOf(search(9))).toBe(true);
});

test("most buffers of a search of very many words end with it", () => {
  const search = searches();
  const reused = search(1_000).intersection(search(1_000));
  expect(reused.size).toBeGreaterThan(8);
  expect(reused.size).toBeLessThan(100);
});
