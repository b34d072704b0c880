import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { leadState } from "../lead-rules.ts";
import type { LeadCampaign, LeadState } from "../leads-contract.ts";
import { leadsName } from "./leads-part.ts";
import type { LeadsTables } from "./leads-tables.ts";

/** A campaign, and whether it takes entries. */
export interface ShownCampaign {
  campaign: LeadCampaign;
  state: LeadState;
}

/** Reads the campaigns of a site at a moment. */
export function createCampaigns(database: Kysely<LeadsTables>) {
  /** All campaigns of a site, for every moment: they are few. */
  const sites = createSiteCache<{ campaign: LeadCampaign; count: number }[]>({
    async read(at) {
      at.reads?.add(leadsName);
      const rows = await database
        .selectFrom("lead_campaign")
        .leftJoin("lead_tally", (join) =>
          join
            .onRef("lead_tally.site", "=", "lead_campaign.site")
            .onRef("lead_tally.campaign", "=", "lead_campaign.id"),
        )
        .selectAll("lead_campaign")
        .select("entries")
        .where("lead_campaign.site", "=", at.site.code)
        .orderBy("place")
        .execute();
      return rows.map(({ entries, ...row }) => ({
        campaign: campaignOf(row),
        count: entries ?? 0,
      }));
    },
  });

  async function list(at: Viewpoint): Promise<ShownCampaign[]> {
    at.reads?.add(leadsName);
    return (await sites.get(at)).map(({ campaign, count }) => ({
      campaign,
      state: leadState(campaign, at.now, count),
    }));
  }

  return {
    /** Returns the campaigns of a site in the order of the content, also those that take no entries. */
    list,

    /** Returns the campaign with an address. */
    find: async (at: Viewpoint, address: string): Promise<ShownCampaign | undefined> =>
      (await list(at)).find(({ campaign }) => campaign.address === address),

    /** Returns the campaign with an id on a site, past caches. */
    async byId(site: SiteCode, id: string): Promise<LeadCampaign | undefined> {
      const row = await database
        .selectFrom("lead_campaign")
        .selectAll()
        .where("site", "=", site)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && campaignOf(row);
    },

    /** Returns the ids of the campaigns of all sites. */
    ids: async (): Promise<string[]> =>
      (await database.selectFrom("lead_campaign").select("id").distinct().execute()).map(
        ({ id }) => id,
      ),

    nextChange: (now: Date) => nextBound(database, { lead_campaign: validityBounds }, now),

    invalidate: sites.invalidate,
  };
}

type CampaignRow = Pick<LeadCampaign, "site" | "id" | "address"> & {
  content: Omit<LeadCampaign, "address" | "closes" | "id" | "opens" | "site">;
  valid_from: Date | number;
  valid_until: Date | number;
};

const campaignOf = ({ site, id, address, content, valid_from, valid_until }: CampaignRow) => ({
  ...content,
  site,
  id,
  address,
  opens: momentOf(valid_from),
  closes: momentOf(valid_until),
});

/** A bound without an end is read as infinity, which is no moment. */
const momentOf = (bound: Date | number) => (bound instanceof Date ? bound : undefined);
