import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { inSite, textIn, type LocalizedText } from "../../../platform/shared/texts/words.ts";
import type {
  Leaflet,
  LeafletLayout,
  LeafletPageEntry,
  LeafletTone,
} from "../../leaflets/leaflets-contract.ts";

/** A page of a leaflet as a site shows it. The cover is the first one. */
export interface FilledSheet {
  /** 2 for the one after the cover. */
  number: number;
  layout: LeafletLayout;
  tone: LeafletTone;
  headline: string;
  text?: string;
  /** Id of a picture. */
  picture?: string;
  products: ProductCard[];
  link?: { href: string; text: string };
}

interface SheetsOptions {
  site: Pick<Site, "language" | "locale">;
  /** The products that the site sells, by number. */
  sold: ReadonlyMap<number, ProductCard>;
  /** Addresses of the categories that the site has, by number. */
  categories: ReadonlyMap<number, string>;
}

/**
 * Returns the pages after the cover. Spare products take the places of those that the site does not sell; a place that stays empty closes,
 * and a page without any of its products is left out. Sold-out products stay.
 */
export function leafletSheets(
  { pages }: Pick<Leaflet, "pages">,
  { site, sold, categories }: SheetsOptions,
): FilledSheet[] {
  const words = (text: LocalizedText) => inSite(site, textIn(text, site));
  const shown = pages
    .map((page) => ({ page, products: productsOn(page, sold) }))
    .filter(({ page, products }) => products.length > 0 || !page.products?.length);
  return shown.map(({ page, products }, index) => ({
    number: index + 2,
    layout: page.layout,
    tone: page.tone ?? "plain",
    headline: words(page.headline),
    text: page.text && words(page.text),
    picture: page.picture,
    products,
    link: linkOf(page, categories, words),
  }));
}

function productsOn(
  { products = [], instead = [] }: LeafletPageEntry,
  sold: ReadonlyMap<number, ProductCard>,
): ProductCard[] {
  const spare = instead.filter((number) => !products.includes(number) && sold.has(number));
  return products.flatMap((number) => {
    const shown = sold.has(number) ? number : spare.shift();
    return (shown !== undefined && sold.get(shown)) || [];
  });
}

function linkOf(
  { link }: Pick<LeafletPageEntry, "link">,
  categories: ReadonlyMap<number, string>,
  words: (text: LocalizedText) => string,
): FilledSheet["link"] {
  const href = link?.category === undefined ? link?.href : categories.get(link.category);
  return link && href ? { href, text: words(link.text) } : undefined;
}

/** Returns the products and categories that the pages of a leaflet name, each once. */
export function namedIn({ pages }: Pick<Leaflet, "pages">) {
  return {
    products: [
      ...new Set(pages.flatMap(({ products = [], instead = [] }) => [...products, ...instead])),
    ],
    categories: [...new Set(pages.flatMap(({ link }) => link?.category ?? []))],
    pictures: [...new Set(pages.flatMap(({ picture }) => picture ?? []))],
  };
}
