import type { ColumnType } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

export interface MemberTables {
  community_member: {
    /** The id of an account, as text of digits. */
    customer_id: ColumnType<string | number, string, string>;
    site: SiteCode;
    language: string;
    name: string;
    compared_name: string;
    joined_at: Date;
    wants_mails: boolean;
  };
}
