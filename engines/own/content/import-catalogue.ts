import { hash } from "node:crypto";
import { sql, type Transaction, type Kysely } from "kysely";
import type { FeedPicture } from "../../../commerce/product-feed.ts";
import type { ContentPart } from "../../../platform/content/content.ts";
import { createProgress } from "../../../platform/content/progress.ts";
import type { CatalogueContent, PictureNames } from "./catalogue-content.ts";
import { contentFeed } from "./content-feed.ts";
import { readCatalogue } from "./read-catalogue.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import { pictureRow, rowsOf } from "../../projection/feed-rows.ts";
import {
  applyStagedRows,
  countStagedChanges,
  ofProducts,
  stageRows,
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

/** Imports `shop/content/catalogue` into the database. */
export function catalogueContent({
  names,
  heroes,
  draw,
}: CatalogueDrawings): ContentPart<Transaction<CatalogueTables>, CatalogueContent> {
  const pictureOf = (drawing: unknown): FeedPicture => ({
    version: hash("sha256", draw(drawing), "hex").slice(0, 8),
    source: drawing,
  });
  return {
    folder: "catalogue",
    read: (files, { mistakes }) => readCatalogue(files, names, mistakes),
    async write(transaction, content, report) {
      const rows = rowsOf(contentFeed(content, pictureOf));
      rows.picture.push(...heroes.map(({ id, drawing }) => pictureRow(id, pictureOf(drawing))));
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
