import type { KeyObject } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { MailInsert, RequestMail } from "../../../platform/http/slice.ts";
import type { RateLimit } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { NewsletterMailTexts } from "../newsletter-mail-texts.ts";
import type { WelcomeVoucher } from "../newsletter-mails.ts";
import type { ConsentRegister } from "./iys.ts";
import type { NewsletterMails } from "./mail-kinds.ts";
import type { signUpLimits } from "./newsletter-limits.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";
import type { Newsletter } from "./newsletter.ts";

/** The source of welcome vouchers; `holder` is the keyed hash of the owner's address. */
export interface WelcomeVouchers {
  /** Issues a voucher, unless the owner has had one before: it may be called again. */
  issue(to: {
    site: Site;
    holder: string;
    percent: number;
    validUntil: Date;
    now: Date;
  }): Promise<void>;
  /** Returns the owner's voucher while it can be redeemed. */
  of(to: { site: Site; holder: string; now: Date }): Promise<WelcomeVoucher | undefined>;
}

/** The newsletter's dependencies on the rest of the shop. */
export interface NewsletterPorts {
  sites: readonly Site[];
  requestMail: RequestMail<NewsletterMails>;
  mailInsert: MailInsert<NewsletterMails>;
  /** Called after a statement with `mailInsert` has been executed. */
  mailsWait(): void;
  vouchers: WelcomeVouchers;
  /** The origin of each site, without a trailing slash. */
  origins: Record<SiteCode, string>;
  mailTexts(site: Pick<Site, "code">): NewsletterMailTexts;
  /** Returns the consent that a shopper grants by sending a site's form. */
  consentText(site: Pick<Site, "code">): string;
  now(): Date;
  security: SecurityLog;
  /** The public registers for consents that the shop has access to. */
  registers: Partial<Record<NonNullable<Site["newsletter"]["register"]>, ConsentRegister>>;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Overrides `signUpLimits`. */
  limits?: Record<keyof typeof signUpLimits, RateLimit>;
}

export interface NewsletterSlicePorts extends NewsletterPorts {
  /** Prefills the form of a logged-in customer. */
  baseDataOf: Newsletter["baseDataOf"];
  /**
   * Identifies the customer or the cart of a browser that the shop has known for at least a day; undefined for any other browser.
   */
  knownBrowser: Newsletter["knownBrowser"];
}

/** The dependencies and helpers that the parts of the newsletter share. */
export interface NewsletterOptions extends NewsletterPorts {
  database: NewsletterDatabase;
  keyOf(): Promise<KeyObject>;
  /** Whether consents of a site are entered in a register. */
  hasRegister(site: Pick<Site, "newsletter">): boolean;
}
