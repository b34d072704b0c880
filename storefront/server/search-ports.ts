import type { SearchPorts } from "../../border/search/server/search-slice.ts";
import { productUrl } from "../../commerce/catalogue-contract.ts";
import { inSite } from "../../platform/shared/texts/words.ts";
import { pictureBase, pictureUrl } from "../pictures/pictures-contract.ts";
import type { ConnectedEngine, StorefrontSite } from "./shop.ts";
import { suggestedOffer } from "./suggested-offer.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Connects the search to the catalogue, whose products it indexes and shows as tiles. */
export function searchPorts(
  sites: Record<string, StorefrontSite>,
  { searchFeed: feed, catalogue }: Pick<ConnectedEngine, "catalogue" | "searchFeed">,
  /** Changes with the code that builds the indexes. */
  code: string,
): Omit<SearchPorts, "cacheBytes" | "externalBuilder" | "now" | "onError" | "snapshotFolder"> {
  const ofSites = Object.values(sites).map(({ site }) => site);
  const sourceAt: SearchPorts["sourceAt"] = (now) => ({
    sites: ofSites,
    pages: ({ code: site }) => valueAt(sites, site).searchRedirects ?? {},
    versions: async () => {
      const { catalogue, everything } = await feed.versions(now());
      return { catalogue, everything: `${everything} ${code}` };
    },
    nextChange: () => catalogue.nextChange(now()),
    cursor: () => feed.cursor(now()),
    isValidCursor: feed.isValidCursor,
    isRestoredSince: feed.isRestoredSince,
    products: () => feed.products(now()),
    soldAt: (moment, since) => feed.soldAt(moment, since, now()),
    changed: (since, limit) => feed.changed(since, now(), limit),
    categoryNames: feed.categoryNames,
    typeNames: feed.typeNames,
    tiles: async (site, numbers) => {
      const at = { site, now: now() };
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
          title: inSite(site, tile.name),
          imageProductThumb: pictureUrl(pictureBase(tile.picture), 160, "webp"),
          productViewUrl: productUrl(tile.number, tile.slug).slice(1),
          webshopProductDimensionKey: tile.dimensionKey ?? "",
          ...(card && { categories: card.categories }),
        };
      });
    },
    inPriceRange: async (site, numbers, { from, to }) => {
      const hundredths = (units?: number) => (units === undefined ? undefined : units * 100);
      const filter = { from: hundredths(from), to: hundredths(to), inStock: false };
      const at = { site, now: now() };
      const found = await catalogue.found(at, numbers, filter, "relevance", 1);
      return {
        numbers: found?.products.map(({ number }) => number) ?? [],
        count: found?.productCount ?? 0,
      };
    },
  });
  const offers: SearchPorts["offers"] = async (at, numbers) =>
    (await catalogue.byNumber(at, numbers)).map((card) =>
      suggestedOffer(card, at.site, valueAt(sites, at.site.code).texts.search),
    );
  return { sites: ofSites, indexed: feed.names, sourceAt, offers, code };
}
