import { sql } from "kysely";
import { afterAll, beforeEach, expect, vi } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { RateLimitTables } from "../../platform/security/rate-limits.ts";
import type { SignUp } from "../../border/newsletter/server/newsletter.ts";
import type {
  NewsletterPorts,
  WelcomeVouchers,
} from "../../border/newsletter/server/newsletter-ports.ts";
import { newsletterSlice } from "../../border/newsletter/server/newsletter-slice.ts";
import type { NewsletterTables } from "../../border/newsletter/server/newsletter-tables.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { MailContent, RequestedMail } from "../../platform/shared/mail.ts";
import { siteSlug, type SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { preparedDatabase } from "./databases.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";

export const second = 1_000;
export const hour = 3_600_000;
export const day = 24 * hour;

/** The source of a confirmation: network address and browser. */
export const proof = { ip: "192.0.2.7", userAgent: "Firefox" };

/** The subjects and texts of the German newsletter's mails. */
export const mailTexts = allSites.DE.texts.newsletterMails;
export const subjects = (mails: MailContent[]) => mails.map(({ subject }) => subject);

/** Returns the token in the link of a mail's button. */
export const tokenOf = (mail: MailContent) =>
  mail.blocks
    .flatMap((block) => (block.type === "button" ? block.url : []))[0]!
    .split("/")
    .at(-1)!;

/** Returns the token in a mail's unsubscribe link. */
export const unsubscribeTokenOf = (mail: MailContent) => mail.unsubscribe!.page.split("/").at(-1)!;

let count = 0;
/** Returns an unused address, because events are not deleted. */
export const newAddress = () => `Ida${++count}@example.com`;

/** Opens the newsletter that a file's tests share: on its own database, with a clock, vouchers and a register that they control. */
export async function openTestNewsletter() {
  const newsletter = await openNewsletter();
  afterAll(() => newsletter.close());
  beforeEach(() => newsletter.reset());
  return newsletter;
}

async function openNewsletter() {
  const prepared = await preparedDatabase();
  const database = await openDatabase<NewsletterTables & RateLimitTables>({
    url: prepared.url,
    folder: prepared.folder,
    onError() {},
  });
  let now: Date;
  let networks = 0;
  /** Events of the previous tests. */
  let earlier = new Set<string>();
  /** Requested mails that are not rendered yet. */
  const waiting: RequestedMail[] = [];
  const issue = vi.fn<WelcomeVouchers["issue"]>();
  const enter = vi.fn<(consent: object) => Promise<void>>();
  const voucher = { code: "K7QMX-3RTWB", validUntil: new Date("2027-02-22T23:00:00Z") };

  const createSlice = (
    more: Partial<Pick<NewsletterPorts, "limits" | "mailInsert" | "requestMail">> = {},
  ) =>
    newsletterSlice(database.sql, {
      sites: Object.values(allSites).map(({ site }) => site),
      requestMail: async (_transaction, mail) => void waiting.push(mail),
      mailInsert: (mails) => {
        waiting.push(...mails);
        return sql`select`;
      },
      mailsWait: () => {},
      vouchers: { issue, of: async () => voucher },
      origins: Object.fromEntries(
        siteCodes.map((code) => [code, `https://${siteSlug(code)}.example`]),
      ),
      mailTexts: ({ code }) => valueAt(allSites, code).texts.newsletterMails,
      consentText: ({ code }) => `I agree in ${code}.`,
      now: () => now,
      security: () => {},
      registers: { IYS: { enter } },
      log: { warn: () => {} },
      baseDataOf: async () => undefined,
      knownBrowser: async () => undefined,
      ...more,
    });
  const slice = createSlice();

  /** Returns the events of a kind since the test began, without those of other tests. */
  async function events(kind?: string) {
    const all = await database.sql.selectFrom("newsletter_event").selectAll().execute();
    return all.filter((event) => !earlier.has(event.id) && (!kind || event.kind === kind));
  }

  async function signUp(
    email: string,
    more: Partial<SignUp> = {},
    site: SiteCode = "DE",
    by = slice,
  ) {
    const renderToken = await slice.renderToken(new Date(now.getTime() - 10 * second));
    return by.subscribe({
      ...proof,
      // Each request comes from its own network.
      ip: `2001:db8:${(++networks).toString(16)}::1`,
      site: valueAt(allSites, site).site,
      request: {
        email,
        salutation: "MRS",
        firstName: "Ida",
        lastName: "Test",
        consents: [],
        origin: "onsite",
        originAddition: "subsite",
      },
      renderToken,
      knownBrowser: async () => undefined,
      formPath: "https://de.example/subscribenewsletter",
      now,
      ...more,
    });
  }

  /** Renders a mail with the template of its kind. */
  function renderMail({ kind, data, ...mail }: RequestedMail, messageId = "<1@x>") {
    const templates: NonNullable<Slice["mails"]> = slice.mails;
    return templates[kind]!({ ...mail, data: data as never, messageId });
  }

  /** Renders the pending mails, as the mail worker does; postponed mails stay pending. */
  async function renderMails(): Promise<(MailContent & { to: string })[]> {
    const mails = await Promise.all(
      waiting.splice(0).map(async (mail, index) => {
        const content = await renderMail(mail, `<${index}@x>`);
        if (content && "notBefore" in content) waiting.push(mail);
        return content && "subject" in content ? [{ ...content, to: mail.to }] : [];
      }),
    );
    return mails.flat();
  }

  async function confirmationFor(email: string, site: SiteCode = "DE"): Promise<string> {
    expect(await signUp(email, {}, site)).toEqual({ status: "accepted" });
    const [mail] = await renderMails();
    return tokenOf(mail!);
  }
  const confirm = (token: string, code: SiteCode = "DE") =>
    slice.confirm(token, { site: valueAt(allSites, code).site, now, proof });

  return {
    database,
    slice,
    createSlice,
    waiting,
    issue,
    enter,
    events,
    signUp,
    renderMail,
    renderMails,
    confirmationFor,
    confirm,
    signUpOf: (token: string, code: SiteCode = "DE") =>
      slice.signUpOf(token, { site: valueAt(allSites, code).site, now }),
    /** Creates a subscriber. Returns the token of the welcome mail. */
    async subscriber(email: string, site: SiteCode = "DE"): Promise<string> {
      expect(await confirm(await confirmationFor(email, site), site)).toBe("confirmed");
      const [mail] = await renderMails();
      return unsubscribeTokenOf(mail!);
    },
    get now() {
      return now;
    },
    set now(moment) {
      now = moment;
    },
    /** Returns the time and the origin of an action by a mail's reader. */
    get at() {
      return { now, proof };
    },
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Resets everything except events. */
    async reset() {
      now = new Date("2026-11-22T12:00:00Z");
      waiting.length = 0;
      issue.mockReset().mockResolvedValue(undefined);
      for (const table of [
        "newsletter_subscription",
        "newsletter_token",
        "newsletter_register_entry",
        "rate_limit",
      ] as const)
        await database.sql.deleteFrom(table).execute();
      earlier = new Set();
      earlier = new Set((await events()).map(({ id }) => id));
    },
    async close() {
      await database.close();
      await prepared.drop();
    },
  };
}
