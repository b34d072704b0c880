import { sql, type Transaction } from "kysely";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { ContentPart } from "../../../platform/content/content.ts";
import { versionOfPictures, type PictureFiles } from "../../../platform/content/picture-files.ts";
import { createProgress } from "../../../platform/content/progress.ts";
import type { CatalogueContent } from "./catalogue-content.ts";
import { contentFeed } from "./content-feed.ts";
import { readCatalogue } from "./read-catalogue.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import { pictureRow, rowsOf } from "../../projection/feed-rows.ts";
import { writeRows } from "../../projection/write-rows.ts";
import { leaveOutSold, soldPieces } from "../stock.ts";

/** Imports `shop/content/catalogue`, and the pictures of the content, into the database. */
export const catalogueContent = (
  pictureFiles: () => Promise<PictureFiles>,
  sites: SiteSet,
): ContentPart<Transaction<CatalogueTables>, CatalogueContent> => ({
  folder: "catalogue",
  otherVersion: async () => versionOfPictures(await pictureFiles()),
  read: async (files, { mistakes }) => readCatalogue(files, await pictureFiles(), sites, mistakes),
  async write(transaction, content, report) {
    const picture = Array.from(content.pictures, ([id, file]) => pictureRow(id, file));
    // Stock by place is a part of its own.
    const { place_stock: _counted, ...others } = rowsOf(contentFeed(content, sites), sites);
    const rows = { ...others, picture };
    const total = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
    // An engine that was followed until now is read wholly when it is followed again.
    await sql`delete from projection_cursor`.execute(transaction);
    return writeRows(transaction, rows, {
      adjust: async () => leaveOutSold(transaction, await soldPieces(transaction)),
      onWritten: createProgress(total, report),
    });
  },
});
