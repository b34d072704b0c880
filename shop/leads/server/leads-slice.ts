import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { LeadMailSite } from "../lead-mails.ts";
import { createCampaigns } from "./campaigns.ts";
import { leadAccountHooks } from "./lead-accounts.ts";
import { createLeadEntries, type LeadEntryPorts } from "./lead-entries.ts";
import { leadMailTemplates } from "./lead-mail-templates.ts";
import { leadsPart } from "./leads-part.ts";
import type { LeadsTables } from "./leads-tables.ts";
import { createLeadReader } from "./read-entries.ts";

export interface LeadsOptions extends LeadEntryPorts {
  sites: Site[];
  now(): Date;
  mailSite(code: SiteCode): LeadMailSite;
}

export type Leads = ReturnType<typeof leadsSlice>;

/** Campaigns with a form, and what shoppers enter. Their pages are in `shop/pages/lead` and `shop/pages/staff`. */
export function leadsSlice(
  database: Kysely<LeadsTables & RateLimitTables>,
  { sites, now, mailSite, ...ports }: LeadsOptions,
) {
  const { nextChange, invalidate, ...campaigns } = createCampaigns(database);
  const { deleteExpired, createLink, ...entries } = createLeadEntries(database, ports);
  const reader = createLeadReader(database, ports);
  const slice = {
    content: leadsPart(sites),
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
  return Object.assign(slice, { campaigns, entries, reader });
}
