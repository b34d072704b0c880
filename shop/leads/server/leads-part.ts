import type { Transaction } from "kysely";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import { validRow } from "../../../platform/content/validity.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { leadFiles, readLeads, type LeadBlocks, type LeadCampaignRow } from "./read-leads.ts";
import type { LeadsTables } from "./leads-tables.ts";

/** The content name noted by every rendering of a campaign, and by every change of one. */
export const leadsName = "leads";

/** Imports `shop/content/leads` into the database. Entries, and how many of them count, stay as they are. */
export const leadsPart = (
  sites: Site[],
  blocks: (reading: ContentReading) => Promise<LeadBlocks>,
): ContentPart<Transaction<LeadsTables>, LeadCampaignRow[]> => ({
  folder: "leads",
  isEditable: true,
  files: leadFiles(sites),
  changes: leadsName,
  read: async (files, reading) => readLeads(files, sites, await blocks(reading), reading.mistakes),
  async write(transaction, rows) {
    await transaction.deleteFrom("lead_campaign").execute();
    if (rows.length > 0)
      await transaction.insertInto("lead_campaign").values(rows.map(validRow)).execute();
  },
});
