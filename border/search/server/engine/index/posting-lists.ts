/** Posting lists: for each number the entries that have it, concatenated. */
export interface PostingLists {
  starts: Uint32Array;
  entries: Uint32Array;
}

/** Returns the entries of the numbers from `from` (inclusive) to `to` (exclusive). */
export const listOf = ({ starts, entries }: PostingLists, from: number, to = from + 1) =>
  entries.subarray(starts[from], starts[to]);

/** Inverts "the values of each document" into "the documents of each value", in the order of documents. */
export function invert({ starts, entries }: PostingLists, size: number): PostingLists {
  const inverted = { starts: new Uint32Array(size + 1), entries: new Uint32Array(entries.length) };
  for (const value of entries) inverted.starts[value + 1]!++;
  for (let value = 0; value < size; value++) inverted.starts[value + 1]! += inverted.starts[value]!;
  const next = inverted.starts.slice();
  for (let document = 0; document + 1 < starts.length; document++)
    for (let at = starts[document]!; at < starts[document + 1]!; at++)
      inverted.entries[next[entries[at]!]!++] = document;
  return inverted;
}

/** Concatenates lists. */
export function postingLists(lists: Iterable<number>[]): PostingLists {
  const starts = new Uint32Array(lists.length + 1);
  const entries: number[] = [];
  lists.forEach((list, at) => {
    entries.push(...list);
    starts[at + 1] = entries.length;
  });
  return { starts, entries: Uint32Array.from(entries) };
}
