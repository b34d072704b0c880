import type { Kysely } from "kysely";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { MailInsert } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { RestockMailSite } from "../restock-mails.ts";
import type { RestockTables } from "./restock-tables.ts";

export type RestockDatabase = Kysely<RestockTables & RateLimitTables>;

/** The kinds of mails, with their data. */
export interface RestockMails {
  /** The id of the request. */
  "restock-confirmation": { request: string };
  /** The request itself, which is deleted when this mail is queued. */
  "restock-back": { id: string; tcm: string; requestedAt: string; confirmedAt: string };
}

export interface RestockPorts {
  sites: Site[];
  /** Reads offers, whichever commerce system is behind the shop. */
  catalogue: Pick<Catalogue, "articleFacts" | "archived" | "offers">;
  mailInsert: MailInsert<RestockMails>;
  /** Wakes the worker that sends mails. */
  mailsWait(): void;
  mailSite(code: SiteCode): RestockMailSite;
  /** Returns the address of the page that a link of a confirmation mail leads to. */
  linkOf(site: SiteCode, token: string): string;
  /** Returns the address of a picture without width and format. */
  pictureOf(picture: { id: string; version: string }): string;
  security: SecurityLog;
  now(): Date;
}

export interface RestockOptions extends RestockPorts {
  database: RestockDatabase;
}
