import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { GivenConsent, LeadAnswers, LeadCampaign } from "../leads-contract.ts";

/** The content of a campaign, besides the columns of its row. */
export type StoredCampaign = Omit<LeadCampaign, "address" | "closes" | "id" | "opens" | "site">;

export interface LeadsTables {
  lead_campaign: Validity & {
    site: SiteCode;
    id: string;
    address: string;
    place: number;
    content: ColumnType<StoredCampaign, string, string>;
  };
  lead_tally: { site: SiteCode; campaign: string; entries: number };
  lead_entry: {
    id: string;
    site: SiteCode;
    campaign: string;
    digest: string;
    email: string | null;
    answers: ColumnType<LeadAnswers, string, string>;
    consents: ColumnType<GivenConsent[], string, string>;
    is_confirmed_by_mail: boolean;
    received_at: Date;
    accepted_at: Date | null;
    mailed_at: Date | null;
    expires_at: Date;
  };
  lead_token: { token_hash: string; entry_id: string; expires_at: Date };
}
