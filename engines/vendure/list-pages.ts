import type { CallOptions, Graphql } from "./graphql-client.ts";

/** Entries of a list of Vendure, which answers with a page of it. */
interface Page<Item> {
  list: { items: Item[]; totalItems: number };
}

const pageSize = 100;

/**
 * Reads all entries of a list, a page after the other. The document has the variable `$options`, and calls its list `list`.
 * Entries that are deleted while it is read would move others past the end of a page: then it is read again.
 */
export async function readWholeList<Item extends { id: string }>(
  graphql: Graphql,
  document: string,
  { take = pageSize, filter }: { take?: number; filter?: object } = {},
  request?: CallOptions,
): Promise<Item[]> {
  for (let attempt = 1; ; attempt++) {
    const items = new Map<string, Item>();
    let total = 0;
    let read = 0;
    do {
      const { list } = await graphql<Page<Item>>(
        document,
        { options: { filter, sort: { id: "ASC" }, take, skip: read } },
        request,
      );
      total = list.totalItems;
      for (const item of list.items) items.set(item.id, item);
      read += take;
    } while (read < total);
    if (items.size >= total || attempt === maxAttempts) return [...items.values()];
  }
}

const maxAttempts = 3;

/** Compares ids, which are numbers or UUIDs: entries that were created later come last, or anywhere. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
