import type { Article } from "../../../commerce/catalogue-contract.ts";
import type { PlaceId } from "../../../commerce/scope.ts";
import { earliest } from "../../../platform/content/validity.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { storeName } from "../../stores/store-address.ts";
import { storePath, type RetailStore } from "../../stores/stores-contract.ts";
import { arrivalWords, readyWords } from "../stores/collection-words.ts";
import type { StockOfStore, TextOfArticles } from "./StoreStock.tsx";

type StockedArticle = Pick<Article, "availability" | "tcm">;

/** Returns what stores have of the articles of a product, in words, and until when these are true. */
export function storeStock(
  articles: StockedArticle[],
  stocked: ReadonlyMap<string, PlaceId[]>,
  stores: RetailStore[],
  now: Date,
  content: Pick<SiteContent, "site" | "texts">,
): { stores: StockOfStore[]; counts: TextOfArticles[]; until?: Date } {
  const { site, texts } = content;
  const words = texts.storeStock;
  const isIn = ({ tcm }: StockedArticle, { id }: RetailStore) =>
    stocked.get(tcm)?.includes(id) ?? false;
  const moments: (Date | undefined)[] = [];
  const shown = stores.map((store): StockOfStore => {
    const [ready, arrival] = [readyWords(store, now, content), arrivalWords(store, now, content)];
    moments.push(ready?.until, arrival.until);
    const textOf = (article: StockedArticle) => {
      if (article.availability === "SOLDOUT")
        return isIn(article, store) ? words.onSite : words.none;
      return isIn(article, store) && ready ? ready.text : arrival.text;
    };
    return {
      id: store.id,
      name: storeName(store, site),
      path: storePath(store),
      states: byText(articles, textOf),
    };
  });
  const countOf = (article: StockedArticle) => {
    const count = stores.filter((store) => isIn(article, store)).length;
    return count === 0
      ? words.inNone
      : fill(words.inStock, { number: String(count), all: String(stores.length) });
  };
  return { stores: shown, counts: byText(articles, countOf), until: earliest(moments) };
}

const byText = (articles: StockedArticle[], textOf: (article: StockedArticle) => string) =>
  [...Map.groupBy(articles, textOf)].map(([text, same]): TextOfArticles => ({
    text,
    tcms: same.map(({ tcm }) => tcm),
  }));
