import { collator } from "../../shared/formats.ts";
import type { CartArticle } from "./cart-schema.ts";
import type { DeletedEntry } from "./deleted-entries.ts";

/** Articles by title, with the deleted ones in their places. */
export function mergeDeleted(
  articles: CartArticle[],
  deleted: DeletedEntry[],
  locale: string,
): CartArticle[] {
  const present = new Set(articles.map(({ tcm }) => tcm));
  const gone = deleted.filter(({ key }) => !present.has(key)).map(({ article }) => article);
  const { compare } = collator(locale);
  return [...articles, ...gone].sort((one, other) => compare(one.title, other.title));
}
