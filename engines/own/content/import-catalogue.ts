import { createHash } from "node:crypto";
import { sql, type Transaction, type Kysely } from "kysely";
import type { SiteSet } from "../../../platform/shared/site-set.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { slugify } from "../../../platform/shared/fold.ts";
import type { ContentPart } from "../../../platform/content/content.ts";
import { createProgress } from "../../../platform/content/progress.ts";
import { validityColumns } from "../../../platform/content/validity.ts";
import { categoryPicture, productPicture, views } from "../../projection/picture-ids.ts";
import type { StoredAttribute } from "../../projection/stored-attribute.ts";
import type { CatalogueContent, PictureNames } from "./catalogue-content.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { articleFacets, productFacets } from "./product-facets.ts";
import type { ArticleContent, ProductContent, VocabularyContent } from "./content-schema.ts";
import { articleAttribute, withGroups } from "./attribute-groups.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import { inHundredths, pricesInTime } from "./price-periods.ts";
import {
  applyStagedRows,
  countStagedChanges,
  ofProducts,
  stageRows,
  type Rows,
} from "../../projection/staged-rows.ts";
import { leaveOutSold, soldPieces } from "../stock.ts";

/** A hero picture or other drawing that belongs to no product. */
export interface NamedDrawing {
  id: string;
  drawing: unknown;
}

/** Draws the pictures of the catalogue. */
export interface CatalogueDrawings {
  /** Names that products may use for their pictures. */
  names: PictureNames;
  heroes: NamedDrawing[];
  /** Returns the SVG of a drawing: its picture gets a new address when the SVG changes. */
  draw(drawing: unknown): string;
}

/** Imports `shop/content/catalogue` into the database. Prices in the content are decimal; the database stores hundredths. */
export function catalogueContent(
  { names, heroes, draw }: CatalogueDrawings,
  sites: SiteSet,
): ContentPart<Transaction<CatalogueTables>, CatalogueContent> {
  return {
    folder: "catalogue",
    read: (files, { mistakes }) => readCatalogue(files, names, sites, mistakes),
    async write(transaction, content, report) {
      const catalogue = new CatalogueRows(draw, sites);
      catalogue.vocabulary(content);
      catalogue.categories(content);
      catalogue.types(content);
      for (const product of content.products) catalogue.product(product, content.vocabulary);
      for (const { id, drawing } of heroes) catalogue.picture(id, drawing);
      const { rows } = catalogue;
      const total = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
      await stageRows(transaction, rows, createProgress(total, report));
      await leaveOutSold(transaction, await soldPieces(transaction));
      const changes = await countStagedChanges(transaction);
      const isReplaced = ofProducts(changes) > maxNotedRows;
      if (isReplaced) await replacesCatalogue(transaction);
      await applyStagedRows(transaction, changes);
      if (isReplaced) await analyzeCatalogue(transaction);
      return isReplaced ? "all" : "noted";
    },
  };
}

/** With more changed rows of products, articles and offers, the whole catalogue counts as replaced. */
const maxNotedRows = 2_000;

/**
 * Marks the transaction as replacing the whole catalogue: changes are not recorded per product, since all products count as new.
 */
export async function replacesCatalogue(transaction: Kysely<CatalogueTables>): Promise<void> {
  await sql`select set_config('kontor.catalogue', 'replaced', true)`.execute(transaction);
  await sql`delete from product_change`.execute(transaction);
}

/** Updates the planner's statistics, without which it reads whole tables for every product. */
export async function analyzeCatalogue(transaction: Kysely<CatalogueTables>): Promise<void> {
  await sql`analyze category, category_text, product, product_text, article, offer, picture`.execute(
    transaction,
  );
}

/** The rows of a catalogue. */
class CatalogueRows {
  readonly rows: Rows = {};
  private readonly draw: (drawing: unknown) => string;
  private readonly sites: SiteSet;

  constructor(draw: (drawing: unknown) => string, sites: SiteSet) {
    this.draw = draw;
    this.sites = sites;
  }

  vocabulary({ vocabulary }: CatalogueContent) {
    const definitions: (readonly [key: string, StoredAttribute])[] = [
      ...Object.entries(vocabulary.attributes),
      ...Object.entries(vocabulary.dimensions).map(
        ([key, label]) => [`dimension:${key}`, { kind: "dimension", label }] as const,
      ),
      ...Object.entries(vocabulary.warnings).map(
        ([key, label]) => [`warning:${key}`, { kind: "warning", label }] as const,
      ),
    ];
    definitions.forEach(([key, definition], position) =>
      this.add("attribute", { key, position, definition: JSON.stringify(definition) }),
    );
  }

  categories({ categories }: CatalogueContent) {
    categories.forEach(({ id, number, parent, picture, name, text }, position) => {
      this.picture(categoryPicture(id), { ...picture, view: "scene" });
      this.add("category", {
        id,
        number,
        parent_id: parent ?? null,
        position,
        picture_id: categoryPicture(id),
      });
      for (const language of this.sites.languages)
        this.add("category_text", {
          category_id: id,
          language,
          name: valueAt(name, language),
          slug: slugify(valueAt(name, language), language),
          description: valueAt(text, language),
        });
    });
  }

  types({ types }: CatalogueContent) {
    for (const { id, parent, names } of types)
      this.add("product_type", { id, parent_id: parent ?? null, names: JSON.stringify(names) });
  }

  product(product: ProductContent, vocabulary: VocabularyContent) {
    const { id, picture } = product;
    this.add("product", {
      id,
      category_id: product.category,
      type_id: product.type,
      for_types: product.for ?? [],
      kind: kindOf(product),
      popularity: product.popularity,
      since: product.since,
      dimension: product.dimension ?? null,
      attributes: JSON.stringify(withGroups(product, vocabulary)),
      warnings: product.warnings ?? [],
      facets: productFacets(product, vocabulary),
    });
    for (const view of views) this.picture(productPicture(id, view), { ...picture, view });
    for (const language of this.sites.languages)
      this.add("product_text", {
        product_id: id,
        language,
        name: valueAt(product.name, language),
        slug: slugify(valueAt(product.name, language), language),
        lead: valueAt(product.lead, language),
        description: valueAt(product.text, language),
        ingredients: product.food?.ingredients[language] ?? null,
      });
    const colours = vocabulary.attributes[articleAttribute]?.words ?? {};
    product.articles.forEach(
      ({ colour, label = colour && colours[colour], ...article }, position) =>
        this.article(
          product,
          { ...article, label },
          position,
          articleFacets({ colour }, vocabulary),
        ),
    );
  }

  private article(
    product: ProductContent,
    article: ArticleContent,
    position: number,
    facets: string[],
  ) {
    const ownPicture = article.palette && article.palette !== product.picture.palette;
    if (ownPicture)
      this.picture(article.tcm, { ...product.picture, palette: article.palette, view: "plain" });
    this.add("article", {
      tcm: article.tcm,
      product_id: product.id,
      position,
      dimension_key: article.dim ?? null,
      label: JSON.stringify(article.label ?? null),
      grams: article.grams ?? null,
      millilitres: article.millilitres ?? null,
      picture_id: ownPicture ? article.tcm : null,
      facets,
    });
    const soldOut = new Set<string>(article.soldOut);
    for (const market of this.sites.markets) {
      for (const { price, was, ...time } of pricesInTime(article, market))
        this.add("offer", {
          market,
          tcm: article.tcm,
          price: inHundredths(price),
          was: was === undefined ? null : inHundredths(was),
          stock: soldOut.has(market) ? 0 : article.stock,
          ...validityColumns(time),
        });
    }
  }

  picture(id: string, drawing: unknown) {
    const version = createHash("sha256").update(this.draw(drawing)).digest("hex").slice(0, 8);
    this.add("picture", { id, version, drawing: JSON.stringify(drawing) });
  }

  private add(table: keyof Rows, row: Record<string, unknown>) {
    const rows: Record<string, unknown>[] = (this.rows[table] ??= []);
    rows.push(row);
  }
}

/** Returns a product's kind for cart and tax: all food in the shop is coffee. */
function kindOf({ kind, food }: ProductContent) {
  if (kind === "gift-card") return "giftCard";
  return food ? "coffee" : "goods";
}
