import { sql, type Transaction } from "kysely";
import type { SiteSet } from "../../../platform/shared/site-set.ts";
import type { ContentPart } from "../../../platform/content/content.ts";
import { createProgress } from "../../../platform/content/progress.ts";
import type { CatalogueContent, PictureNames } from "./catalogue-content.ts";
import { contentFeed } from "./content-feed.ts";
import { readCatalogue } from "./read-catalogue.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import { drawnPicture } from "../../projection/drawn-picture.ts";
import { pictureRow, rowsOf } from "../../projection/feed-rows.ts";
import { writeRows } from "../../projection/write-rows.ts";
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
export function catalogueContent(
  { names, heroes, draw }: CatalogueDrawings,
  sites: SiteSet,
): ContentPart<Transaction<CatalogueTables>, CatalogueContent> {
  const pictureOf = (drawing: unknown) => drawnPicture(drawing, draw);
  return {
    folder: "catalogue",
    read: (files, { mistakes }) => readCatalogue(files, names, sites, mistakes),
    async write(transaction, content, report) {
      const rows = rowsOf(contentFeed(content, pictureOf, sites), sites);
      rows.picture.push(...heroes.map(({ id, drawing }) => pictureRow(id, pictureOf(drawing))));
      const total = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
      // An engine that was followed until now is read wholly when it is followed again.
      await sql`delete from projection_cursor`.execute(transaction);
      return writeRows(transaction, rows, {
        adjust: async () => leaveOutSold(transaction, await soldPieces(transaction)),
        onWritten: createProgress(total, report),
      });
    },
  };
}
