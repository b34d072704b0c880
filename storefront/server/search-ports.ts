import type { SearchPorts } from "../../border/search/server/search-slice.ts";
import { productUrl, type ProductCard } from "../../commerce/catalogue-contract.ts";
import { inSite, fill } from "../../platform/shared/texts/words.ts";
import { pictureBase, pictureUrl } from "../pictures/pictures-contract.ts";
import type { ConnectedEngine, StorefrontSite } from "./shop.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { SearchTexts } from "../../border/search/search-contract.ts";
import type { SuggestedOffer } from "../../border/search/search-schema.ts";
import { formatMoney, pricePerUnit } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

/** Connects the search to the catalogue, whose products it indexes and shows as tiles. */
export function searchPorts(
  sites: Record<string, StorefrontSite>,
  { searchFeed: feed, catalogue }: Pick<ConnectedEngine, "catalogue" | "searchFeed">,
  /** Changes with the code that builds the indexes. */
  code: string,
  /** Reports whether a site does not have a page that its searches may lead to. */
  isMissing: (path: string, site: Site) => boolean = () => false,
): Omit<SearchPorts, "cacheBytes" | "externalBuilder" | "now" | "onError" | "snapshotFolder"> {
  return {
    sites: Object.values(sites).map(({ site }) => site),
    feed,
    code,
    nextChange: (now) => catalogue.nextChange(now),
    pages: (site) =>
      Object.fromEntries(
        Object.entries(valueAt(sites, site.code).searchRedirects ?? {}).filter(
          ([path]) => !isMissing(path, site),
        ),
      ),
    async tiles(at, numbers) {
      const [tiles, sold] = await Promise.all([
        feed.tiles(at, numbers),
        catalogue.byNumber(at, numbers),
      ]);
      const cards = new Map(sold.map((card) => [card.number, card]));
      return tiles.map((tile) => {
        const card = cards.get(tile.number);
        // No price: tiles stay cached while prices change.
        return {
          id: String(tile.number),
          title: inSite(at.site, tile.name),
          imageProductThumb: pictureUrl(pictureBase(tile.picture), 160, "webp"),
          productViewUrl: productUrl(tile.number, tile.slug).slice(1),
          webshopProductDimensionKey: tile.dimensionKey ?? "",
          ...(card && { categories: card.categories }),
        };
      });
    },
    async inPriceRange(at, numbers, { from, to }) {
      const hundredths = (units?: number) => (units === undefined ? undefined : units * 100);
      const filter = { from: hundredths(from), to: hundredths(to), inStock: false };
      const found = await catalogue.found(at, numbers, filter, "relevance", 1);
      return {
        numbers: found?.products.map(({ number }) => number) ?? [],
        count: found?.productCount ?? 0,
      };
    },
    offers: async (at, numbers) =>
      (await catalogue.byNumber(at, numbers)).map((card) =>
        suggestedOffer(card, at.site, valueAt(sites, at.site.code).texts.search),
      ),
  };
}

/** Returns the price of a product as a suggestion shows it, with the price per kilogram or litre (Directive 98/6/EC). */
function suggestedOffer(
  { number, url, price, isFrom, grams, millilitres }: Omit<ProductCard, "categories">,
  site: Pick<Site, "locale" | "currency">,
  texts: Pick<SearchTexts, "fromPrice" | "perKilogram" | "perLitre">,
): SuggestedOffer {
  const money = formatMoney(price, site);
  const content = grams ?? millilitres;
  return {
    id: String(number),
    productViewUrl: url.slice(1),
    price: isFrom ? fill(texts.fromPrice, { price: money }) : money,
    ...(content && {
      unitPrice: fill(grams ? texts.perKilogram : texts.perLitre, {
        price: formatMoney(pricePerUnit(price, content, site.currency), site),
      }),
    }),
  };
}
