/** Runs work on each item, at most `limit` at a time, and returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [at, item] of rest) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** Splits items into chunks of at most `size`. */
export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
