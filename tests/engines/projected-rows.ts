import type { Engine } from "../../commerce/engine.ts";
import { allProducts } from "../../commerce/conformance/reading.ts";
import { stockCount, type FeedProduct, type FeedVariant } from "../../commerce/product-feed.ts";
import type { LocalizedTexts } from "../../commerce/scope.ts";
import { languages } from "../../shop/sites/site-codes.ts";
import { slugify } from "../../platform/shared/fold.ts";
import { facetValue } from "../../engines/projection/facet-values.ts";
import { categoryPicture, productPicture, views } from "../../engines/projection/picture-ids.ts";
import { pictureNames } from "../../shop/pictures/draw/draw.ts";
import type { Rows } from "../../engines/projection/staged-rows.ts";
import type { NumberIds, PublicNumbers } from "./public-numbers.ts";

const { motifs, palettes, settings } = pictureNames;
const drawing = JSON.stringify({
  motif: motifs[0],
  palette: palettes[0],
  setting: settings[0],
  view: "plain",
});
const picture = (id: string) => ({ id, version: "1", drawing });

/** Returns a feed as rows of the catalogue, in which products have public numbers instead of ids. */
export async function projectedRows(
  { products: feed }: Pick<Engine, "products">,
  numbers: PublicNumbers,
): Promise<Rows> {
  const [categories, facets, products] = await Promise.all([
    feed.categories(),
    feed.facets(),
    allProducts({ products: feed }),
  ]);
  const ofProducts = productRowsOf(products, numbers.products);
  const categoryNumbers = numbers.categories(categories.map(({ id }) => id));
  return {
    ...ofProducts,
    attribute: facets.map(({ id, names, values }, position) => ({
      key: id,
      position,
      definition: JSON.stringify({
        kind: "words",
        label: names,
        words: Object.fromEntries(values.map((value) => [value.id, value.names])),
        facet: {},
      }),
    })),
    picture: [...categories.map(({ id }) => picture(categoryPicture(id))), ...ofProducts.picture],
    category: categories.map(({ id, parent }, position) => ({
      id,
      number: categoryNumbers[position],
      parent_id: parent ?? null,
      position,
      picture_id: categoryPicture(id),
    })),
    category_text: categories.flatMap(({ id, names, descriptions }) =>
      languages.map((language) => ({
        category_id: id,
        language,
        name: names[language],
        slug: slugify(names[language]!, language),
        description: descriptions[language],
      })),
    ),
  };
}

/** Returns the rows of products by table, each after those that it refers to. */
export function productRowsOf(products: FeedProduct[], numbersOf: NumberIds) {
  const numbers = numbersOf(products.map(({ id }) => id));
  const numbered = products.map((product, index) => ({ ...product, number: numbers[index]! }));
  return {
    picture: numbered.flatMap(({ number }) =>
      views.map((view) => picture(productPicture(number, view))),
    ),
    product: numbered.map(productRow),
    product_text: numbered.flatMap(({ number, names, leads, descriptions }) =>
      languages.map((language) => ({
        product_id: number,
        language,
        name: names[language],
        slug: slugify(names[language]!, language),
        lead: leads[language],
        description: descriptions[language],
        ingredients: null,
      })),
    ),
    article: numbered.flatMap(({ number, variants }) =>
      variants.map(({ sku, labels, grams, millilitres }, position) => ({
        tcm: sku,
        product_id: number,
        position,
        dimension_key: String(position),
        label: labelOf(labels),
        grams: grams ?? null,
        millilitres: millilitres ?? null,
        picture_id: null,
        facets: [],
      })),
    ),
    offer: numbered.flatMap(({ variants }) => variants.flatMap(offerRows)),
  };
}

const productRow = ({
  number,
  categories,
  kind,
  popularity,
  availableFrom,
  facets,
}: FeedProduct & { number: number }) => ({
  id: number,
  category_id: categories[0],
  type_id: null,
  for_types: [],
  kind,
  popularity,
  since: availableFrom.toISOString().slice(0, 10),
  dimension: null,
  attributes: JSON.stringify(facets),
  warnings: [],
  facets: Object.entries(facets).flatMap(([facet, values]) =>
    values.map((value) => facetValue(facet, value)),
  ),
});

const offerRows = ({ sku, offers }: Pick<FeedVariant, "sku" | "offers">) =>
  offers.map(({ channel, price, was, stock, from, until }) => ({
    market: channel,
    tcm: sku,
    price,
    was: was ?? null,
    stock: stockCount(stock),
    valid_from: from ?? "-infinity",
    valid_until: until ?? "infinity",
  }));

const labelOf = (labels: LocalizedTexts) =>
  JSON.stringify(Object.values(labels).some(Boolean) ? labels : null);
