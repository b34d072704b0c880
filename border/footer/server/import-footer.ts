import type { Transaction } from "kysely";
import type { ContentPart } from "../../../platform/content/content.ts";
import { validRow } from "../../../platform/content/validity.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { FooterTables } from "./footer-tables.ts";
import { footerName } from "./footer.ts";
import { readFooter, type FooterRow } from "./read-footer.ts";

/** Imports `shop/content/footer` into the database: temporary replacements of footer sections. */
export function footerContent(sites: Site[]): ContentPart<Transaction<FooterTables>, FooterRow[]> {
  return {
    folder: "footer",
    isEditable: true,
    files: sites.map(({ code }) => `${code}.yaml`),
    changes: footerName,
    read: (files, { mistakes }) => readFooter(files, sites, mistakes),
    async write(transaction, rows) {
      await transaction.deleteFrom("footer_content").execute();
      if (rows.length > 0)
        await transaction.insertInto("footer_content").values(rows.map(validRow)).execute();
    },
  };
}
