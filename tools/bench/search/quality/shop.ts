import { createSearchFeed } from "../../../../engines/projection/search-feed.ts";
import { searchLimits } from "../../../../border/search/search-contract.ts";
import { documentsIn } from "../../../../border/search/server/search-documents.ts";
import { openServices } from "../../../../storefront/server/services.ts";
import { coffeeShop, type Services } from "../../../../server/shop.ts";
import { allSites } from "../../../../shop/sites/all-sites.ts";
import { benchServices } from "../../harness/services.ts";
import type { Shown } from "./score.ts";
import { shopSites } from "../../../../shop/sites/site-set.ts";
import { valueAt } from "../../../../platform/shared/value-at.ts";
import type { ShopLanguage, ShopSiteCode } from "../../../../shop/sites/site-codes.ts";
import type { TextDocument } from "../engines/engine.ts";

/** A product with the fields of our own index, for the other engines. */
export interface FieldDocument extends TextDocument {
  id: number;
}

/** Returns what a surface of the shop shows. */
export type Ask = (site: ShopSiteCode, text: string) => Promise<Shown>;

/** Returns our own search over the real content, called as box and results page do. */
export const surfacesOf = ({ search }: Pick<Services, "search">) =>
  ({
    suggestions: async (code, text) => {
      const { maxSearchTerms, maxProducts } = searchLimits;
      const { site } = valueAt(allSites, code);
      const { products, areAlternatives } = await search.suggest(
        site,
        text,
        maxSearchTerms,
        maxProducts,
      );
      return { ids: products.map(({ id }) => Number(id)), isAlternative: areAlternatives };
    },
    results: async (code, text) => {
      const { numbers, matching, isCorrected } = await search.find(
        valueAt(allSites, code).site,
        text,
      );
      return { ids: numbers, isAlternative: matching === 0 || isCorrected };
    },
  }) satisfies Record<string, Ask>;

/** Opens the shop on an in-memory database, with the project's content. */
export async function openShop(): Promise<Services> {
  const services = await openServices(coffeeShop, benchServices());
  await services.indexed;
  return services;
}

/** Returns the products as our own index gets them. */
export async function readDocuments({ database, now }: Services) {
  const feed = createSearchFeed(database.sql, shopSites);
  const names = {
    categories: await feed.categoryNames(),
    types: await feed.typeNames(),
    ...shopSites,
  };
  const products = (await Array.fromAsync(feed.products(now()))).flat();
  return (language: ShopLanguage): FieldDocument[] => {
    const documentOf = documentsIn(language, names);
    return products.map((product) => {
      const { name, fields, categories } = documentOf(product);
      return {
        id: product.number,
        markets: product.markets.reduce(
          (bits, market) => bits | (1 << shopSites.markets.indexOf(market)),
          0,
        ),
        fields: Object.fromEntries(
          Object.entries({ name, ...fields, categories }).map(([field, words]) => [
            field,
            [words].flat().join("; "),
          ]),
        ),
      };
    });
  };
}
