import { afterEach, expect, test, vi } from "vitest";
import { DocumentSet } from "./index/document-set.ts";
import type { PostingLists } from "./index/posting-lists.ts";
import { SearchIndex } from "./search-index.ts";
import { SortedWords } from "./index/sorted-words.ts";
import { typedText } from "./query/typed-text.ts";
import { Vocabulary } from "./index/vocabulary.ts";
import { WordMatches } from "./query/word-matches.ts";

const nouns = ["kanne", "tasse", "muehle", "filter", "dose", "becher", "loeffel", "teller"];
const things = ["kaffee", "tee", "milch"].flatMap((use) => nouns.map((noun) => use + noun));
const materials = ["glas", "holz", "stahl", "leinen", "filz"];
/** Known words, words that are joined or split, typos, and things that are not sold. */
const texts = ["kaffeekanne glas", "tee kanne holz", "kafeemuehle", "teedosse filz", "fahrrad"];

/** Returns an index of any number of products with the same words. */
function indexOf(products: number): SearchIndex {
  const documents = Array.from({ length: products }, (_, at) => ({
    name: `${things[at % things.length]} ${materials[at % materials.length]}`,
    categories: [nouns[at % nouns.length]!],
    markets: 1,
  }));
  return SearchIndex.build("de", documents);
}

/** Counts the words narrowed down to, documents checked, and posting-list entries read by all keystrokes of the texts. */
function workOf(index: SearchIndex): number {
  const { addLists } = DocumentSet.prototype;
  let entries = 0;
  const narrow = vi.spyOn(SortedWords.prototype, "narrow");
  const check = vi.spyOn(WordMatches.prototype, "tierIn");
  vi.spyOn(DocumentSet.prototype, "addLists").mockImplementation(function (
    this: DocumentSet,
    lists: PostingLists,
    from,
    to,
  ) {
    entries += lists.starts[to]! - lists.starts[from]!;
    addLists.call(this, lists, from, to);
  });
  for (const text of texts)
    for (let end = 2; end <= text.length; end++)
      index.search(text.slice(0, end), { market: 0, limit: 5 });
  return narrow.mock.calls.length + check.mock.calls.length + entries;
}

afterEach(() => vi.restoreAllMocks());

test("a keystroke of the search is no more work with ten times the products", () => {
  const few = workOf(indexOf(4_000));
  vi.restoreAllMocks();
  const many = workOf(indexOf(40_000));
  expect(few).toBeGreaterThan(0);
  expect(many / few).toBeLessThan(2);
});

test("an index without documents is no work for a keystroke", () => {
  expect(workOf(indexOf(0))).toBe(0);
});

test("a further letter looks up only words with that letter, also where words are joined and split", () => {
  const index = indexOf(100);
  const search = (text: string) => index.search(text, { market: 0, limit: 5 });
  search("kaffee kanne blau gla");
  const looked = vi.spyOn(Vocabulary.prototype, "withPrefix");
  search("kaffee kanne blau glas");
  const words = looked.mock.calls.map(([word]) => word);
  expect(words).toContain("glas");
  expect(words.filter((word) => !word.endsWith("glas"))).toEqual([]);
});

test("several indexes of a language share the words of a typed text", () => {
  expect(typedText("tee kanne", "de")).toBe(typedText("tee kanne", "de"));
  expect(typedText("tee kanne", "fr")).not.toBe(typedText("tee kanne", "de"));
});
