import type {
  FeedOffer,
  FeedPicture,
  FeedProduct,
  FeedVariant,
} from "../../../commerce/product-feed.ts";
import type { PictureFiles } from "../../../platform/content/picture-files.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { WithNumber, NumberedCatalogue } from "../../projection/feed-rows.ts";
import { categoryPicture, productPicture, views } from "../../projection/picture-ids.ts";
import { articleAttribute, withGroups } from "./attribute-groups.ts";
import type { CatalogueContent } from "./catalogue-content.ts";
import type { ArticleContent, ProductContent, VocabularyContent } from "./content-schema.ts";
import { inHundredths, pricesInTime } from "./price-periods.ts";
import { articleFacets, productFacets } from "./product-facets.ts";

/** Returns the content as values of a feed. Prices of the content are decimal. */
export const contentFeed = (
  { categories, types, products, vocabulary, pictures }: CatalogueContent,
  { markets }: Pick<SiteSet, "markets">,
): NumberedCatalogue => ({
  categories: categories.map(({ id, number, parent, name, text }) => ({
    id,
    number,
    parent,
    names: name,
    descriptions: text,
    picture: pictures.get(categoryPicture(id))!,
  })),
  vocabulary: {
    attributes: Object.entries(vocabulary.attributes).map(([id, attribute]) => ({
      id,
      ...attribute,
    })),
    dimensions: termsOf(vocabulary.dimensions),
    warnings: termsOf(vocabulary.warnings),
  },
  types: types.map(({ id, parent, names }) => ({ id, parent, names })),
  products: products.map((product) => productOf(product, vocabulary, pictures, markets)),
});

/** Shown where a picture is missing, as an empty frame. */
const noPicture: FeedPicture = { version: "none", source: null };

const termsOf = (labels: VocabularyContent["dimensions"]) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

function productOf(
  product: ProductContent,
  vocabulary: VocabularyContent,
  pictures: PictureFiles,
  markets: SiteSet["markets"],
): WithNumber<FeedProduct> {
  const [plain = noPicture, ...others] = views.flatMap((view): FeedPicture[] => {
    const picture = pictures.get(productPicture(product.id, view));
    return picture ? [{ ...picture, view }] : [];
  });
  return {
    id: String(product.id),
    number: product.id,
    kind: product.kind ?? "goods",
    names: product.name,
    leads: product.lead,
    descriptions: product.text,
    ingredients: product.food?.ingredients,
    categories: [product.category],
    type: product.type,
    accessoryFor: product.for,
    attributes: withGroups(product, vocabulary),
    facets: productFacets(product, vocabulary),
    warnings: product.warnings,
    pictures: [plain, ...others],
    availableFrom: new Date(product.since),
    ...(product.until && { availableUntil: new Date(product.until) }),
    ...(product.gone && { goneFrom: new Date(product.gone) }),
    popularity: product.popularity,
    dimension: product.dimension,
    variants: product.articles.map((article) => variantOf(article, vocabulary, pictures, markets)),
  };
}

function variantOf(
  article: ArticleContent,
  vocabulary: VocabularyContent,
  pictures: PictureFiles,
  markets: SiteSet["markets"],
): FeedVariant {
  const { tcm, colour } = article;
  const colours = vocabulary.attributes[articleAttribute]?.words ?? {};
  return {
    id: tcm,
    sku: tcm,
    labels: article.label ?? (colour && colours[colour]),
    dimensionKey: article.dim,
    grams: article.grams,
    millilitres: article.millilitres,
    picture: pictures.get(tcm),
    facets: articleFacets(article, vocabulary),
    offers: offersOf(article, markets),
  };
}

function offersOf(article: ArticleContent, markets: SiteSet["markets"]): FeedOffer[] {
  const soldOut = new Set<string>(article.soldOut);
  return markets.flatMap((market) =>
    pricesInTime(article, market).map(({ price, was, from, until }) => ({
      channel: market,
      price: inHundredths(price),
      was: was === undefined ? undefined : inHundredths(was),
      stock: soldOut.has(market) ? 0 : article.stock,
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
    })),
  );
}
