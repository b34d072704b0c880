import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { LeadMailSite } from "../lead-mails.ts";
import { createCampaigns } from "./campaigns.ts";
import { leadAccountHooks } from "./lead-accounts.ts";
import { createLeadEntries, type LeadEntryPorts } from "./lead-entries.ts";
import { leadMailTemplates } from "./lead-mail-templates.ts";
import { leadsPart } from "./leads-part.ts";
import type { LeadBlocks } from "./read-leads.ts";
import type { LeadsTables } from "./leads-tables.ts";
import { createLeadReader } from "./read-entries.ts";

export interface LeadsOptions extends LeadEntryPorts {
  sites: Site[];
  /** Returns the blocks that campaigns may have above their forms. */
  blocks(reading: ContentReading): Promise<LeadBlocks>;
  now(): Date;
  mailSite(code: SiteCode): LeadMailSite;
}

export type Leads = ReturnType<typeof leadsSlice>;

/** Campaigns with a form, and what shoppers enter. Their pages are in `shop/pages/lead` and `shop/pages/staff`. */
export function leadsSlice(
  database: Kysely<LeadsTables & RateLimitTables>,
  { sites, blocks, now, mailSite, ...ports }: LeadsOptions,
) {
  const { nextChange, invalidate, ...campaigns } = createCampaigns(database);
  const { deleteExpired, createLink, ...entries } = createLeadEntries(database, ports);
  const reader = createLeadReader(database, ports);
  const content = leadsPart(sites, blocks);
  const slice = {
    content,
    nextChange,
    invalidate,
    deleteExpired,
    accountHooks: leadAccountHooks(database),
    mails: leadMailTemplates({
      entry: reader.byId,
      campaign: campaigns.byId,
      createLink: (id) => createLink(id, now()),
      mailSite,
    }),
  } satisfies Slice;
  return Object.assign(slice, {
    campaigns,
    entries,
    reader,
    /** Returns the ids of all campaigns, for content that names them and is read afterwards. */
    async ids(reading: ContentReading): Promise<ReadonlySet<string>> {
      const read = reading.contentOf(content);
      return new Set(read ? read.map(({ id }) => id) : await campaigns.ids());
    },
  });
}
