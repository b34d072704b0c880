import { expect, test } from "vitest";
import { frequentRanges, rangeKey } from "./index-data.ts";

test("frequent prefixes and words of the index have bitmaps, one for each range", () => {
  const lists = [
    { word: "kaffee", documents: 3_000 },
    { word: "kanne", documents: 10 },
    { word: "kannen", documents: 1_500 },
    { word: "tee", documents: 20 },
  ];
  const documentsOf = lists.map(({ documents }) =>
    Uint32Array.from({ length: documents }, (_, at) => at),
  );
  const ranges = frequentRanges(
    lists.map(({ word }) => word),
    (from, to) => documentsOf.slice(from, to),
    4_000,
  );
  // "k" and "ka"; "kaf" to "kaffee"; "kan" to "kanne"; "kannen".
  expect(new Set(ranges.keys())).toEqual(
    new Set([rangeKey(0, 3), rangeKey(0, 1), rangeKey(1, 3), rangeKey(2, 3)]),
  );
  const bits = ranges.get(rangeKey(2, 3))!;
  expect([0, 1_499, 1_500].map((at) => (bits[at >>> 5]! >>> (at & 31)) & 1)).toEqual([1, 1, 0]);
});
