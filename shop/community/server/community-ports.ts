import type { Kysely } from "kysely";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CommunitySettings } from "../community-contract.ts";
import type { CommunityTables } from "./community-tables.ts";

export type CommunityDatabase = Kysely<CommunityTables & RateLimitTables>;

/** The kinds of mails, with their data. */
export interface CommunityMails {
  /** The number of a contribution, and the id of the step that its author is told. */
  "contribution-decision": { number: number; step: number };
}

export interface CommunityPorts {
  /** Returns how a site treats contributions; undefined where it has no community. */
  settingsOf(site: SiteCode): CommunitySettings | undefined;
  siteOf(site: SiteCode): Site;
  /** Returns the e-mail address of a customer. */
  emailOf(customerId: string): Promise<string | undefined>;
  requestMail: RequestMail<CommunityMails>;
  security: SecurityLog;
  now(): Date;
}

export interface CommunityOptions extends CommunityPorts {
  database: CommunityDatabase;
}
