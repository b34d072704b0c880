import type { KeyObject } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { WelcomeVoucher } from "../newsletter-mails.ts";
import type { ConsentRegister } from "./iys.ts";
import type { QueryExecutorProvider } from "kysely";
import type { RateLimit } from "../../../security/rate-limits.ts";
import type { MailInsert, RequestMail } from "../../../http/slice.ts";
import type { SecurityLog } from "../../../security/security-log.ts";
import type { Site, SiteCode } from "../../../shared/site.ts";
import type { NewsletterMailTexts } from "../newsletter-mail-texts.ts";
import type { signUpLimits } from "./newsletter-limits.ts";
import type { Newsletter } from "./newsletter.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";

/** Where welcome vouchers come from; `holder` names an address without saying it. */
export interface WelcomeVouchers {
  /** Issues one in the caller's transaction, unless the holder has got one before. */
  issue(
    transaction: QueryExecutorProvider,
    to: { site: Site; holder: string; percent: number; validUntil: Date; now: Date },
  ): Promise<void>;
  /** The holder's, as long as it can be redeemed. */
  of(to: { site: Site; holder: string; now: Date }): Promise<WelcomeVoucher | undefined>;
}

/** What the newsletter needs of the rest of the shop. */
export interface NewsletterPorts {
  sites: readonly Site[];
  requestMail: RequestMail;
  mailInsert: MailInsert;
  /** To be called when a statement with `mailInsert` has been executed. */
  mailsWait(): void;
  vouchers: WelcomeVouchers;
  /** The address of each site, without a slash at the end. */
  origins: Record<SiteCode, string>;
  mailTexts(site: Pick<Site, "code">): NewsletterMailTexts;
  /** What a shopper agrees to by sending a site's form. */
  consentText(site: Pick<Site, "code">): string;
  now(): Date;
  security: SecurityLog;
  /** The public registers that consents are entered in, as far as the shop has access to them. */
  registers: Partial<Record<NonNullable<Site["newsletter"]["register"]>, ConsentRegister>>;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Other limits than `signUpLimits`. */
  limits?: Record<keyof typeof signUpLimits, RateLimit>;
}

export interface NewsletterSlicePorts extends NewsletterPorts {
  /** Prefills the form of a logged-in customer. */
  baseDataOf: Newsletter["baseDataOf"];
  /** Names the customer or the cart of a browser whom the shop knows for a day at least; undefined for any other browser. */
  knownBrowser: Newsletter["knownBrowser"];
}

/** What the parts of the newsletter share. */
export interface NewsletterContext extends NewsletterPorts {
  database: NewsletterDatabase;
  keyOf(): Promise<KeyObject>;
  /** Whether consents of a site are entered in a register. */
  hasRegister(site: Pick<Site, "newsletter">): boolean;
}
