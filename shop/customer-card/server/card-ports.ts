import type { Kysely, QueryExecutorProvider } from "kysely";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CardSite, EarningOrder } from "../card-contract.ts";
import type { CardMailSite } from "../card-mails.ts";
import type { CardTables } from "./card-tables.ts";

export type CardDatabase = Kysely<CardTables & RateLimitTables>;

/** The kinds of mails, with their data. */
export interface CardMails {
  /** The customer who has got a card. */
  "card-welcome": { customer: string };
  "card-invitation": { invitation: string };
  /** Beans that expire soon, in the ledger of a customer. */
  "card-expiring": { customer: string; beans: number; from: string };
}

export interface CardPorts {
  siteOf(code: SiteCode): CardSite;
  /** Reads an order in a transaction. */
  readOrder(transaction: QueryExecutorProvider, number: string): Promise<EarningOrder | undefined>;
  requestMail: RequestMail<CardMails>;
  mailSite(code: SiteCode): CardMailSite;
  origins: Record<SiteCode, string>;
  security: SecurityLog;
  /** Logs an error that does not end the work on other ledgers. */
  onError(error: unknown, message: string): void;
  now(): Date;
  /** Returns ten random digits for a card number. */
  drawDigits?(): string;
}
