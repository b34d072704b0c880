import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import type { FeedCatalogue, FeedOffer, FeedProduct } from "../../commerce/product-feed.ts";

/**
 * Returns a catalogue without the products that the tables refuse, and without offers that are none. `onError` is told of each product that
 * is left out, with the reason: one wrong product must not hold up the others.
 */
export function usableProducts(
  catalogue: FeedCatalogue,
  { kinds }: Pick<SiteSet, "kinds">,
  onError: (error: unknown) => void,
): FeedCatalogue {
  const categories = new Set(catalogue.categories.map(({ id }) => id));
  const products = catalogue.products.flatMap((product) => {
    const problem = problemOf(product, categories, kinds);
    if (!problem) return [withUsableOffers(product)];
    onError(new Error(`The product ${product.id} of the commerce system is left out: ${problem}.`));
    return [];
  });
  return { ...catalogue, products };
}

function problemOf(
  { kind, names, leads, descriptions, categories, pictures }: FeedProduct,
  known: ReadonlySet<string>,
  kinds: readonly string[],
): string | undefined {
  const [category] = categories;
  if (category === undefined || !known.has(category)) return "its first category does not exist";
  if (pictures.length === 0) return "it has no picture";
  if (!kinds.includes(kind))
    return `its kind "${kind}" is none of ${kinds.join(", ")}, for which the sites have tax rates`;
  const texts = Object.entries({ names, leads, descriptions });
  const [missing] = texts.find(([, values]) => Object.keys(values).length === 0) ?? [];
  return missing && `its ${missing} are in no language`;
}

const withUsableOffers = (product: FeedProduct): FeedProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    offers: variant.offers.filter(({ price }) => price > 0).map(usableOffer),
  })),
});

/** An earlier price that is no higher is none, and more sold than there was is nothing in stock. */
const usableOffer = ({ was, stock, ...offer }: FeedOffer): FeedOffer => ({
  ...offer,
  stock: typeof stock === "number" ? Math.max(0, stock) : stock,
  ...(was !== undefined && was > offer.price && { was }),
});
