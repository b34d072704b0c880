import type { Kysely } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { CommunitySettings, Contribution } from "../community-contract.ts";
import type { InvitationMailLinks, ReviewMailSite } from "../review-mails.ts";
import type { ReviewedOrder } from "../review-rules.ts";
import type { CommunityTables } from "./community-tables.ts";

export type CommunityDatabase = Kysely<CommunityTables & RateLimitTables>;

/** The kinds of mails, with their data. */
export interface CommunityMails {
  /** The number of a contribution, and the id of the step that its author is told. */
  "contribution-decision": { number: number; step: number };
  /** The id of a settled report. */
  "report-decision": { report: number };
  /** The id of a settled complaint. */
  "complaint-decision": { complaint: number };
  /** The number of the order. */
  "review-invitation": { order: string };
}

export interface CommunityPorts {
  /** The languages of the shop, each of which has examples. */
  sites: Pick<SiteSet, "languages">;
  /** Returns the products that examples may name. */
  known(reading: ContentReading): ProductNames | Promise<ProductNames>;
  /** Returns how a site treats contributions; undefined where it has no community. */
  settingsOf(site: SiteCode): CommunitySettings | undefined;
  siteOf(site: SiteCode): Site;
  /** Returns the e-mail address of a customer. */
  emailOf(customerId: string): Promise<string | undefined>;
  requestMail: RequestMail<CommunityMails>;
  /** Orders, whichever commerce system has them. */
  orders: {
    ofNumber(number: string): Promise<ReviewedOrder | undefined>;
    ofCustomer(customerId: string, site: Pick<Site, "code">): Promise<ReviewedOrder[]>;
  };
  mailSite(site: SiteCode): ReviewMailSite;
  /** Returns the page that shows a contribution, or lets its author change it. */
  pathOf(contribution: Contribution): string;
  /** Returns the link to the page that shows a decision to a party without a login. */
  decisionLinkOf(site: SiteCode, token: string): string;
  /** Returns the links of a mail that asks for reviews. */
  linksOf(site: SiteCode, token: string): InvitationMailLinks;
  security: SecurityLog;
  now(): Date;
}

export interface CommunityOptions extends CommunityPorts {
  database: CommunityDatabase;
}
