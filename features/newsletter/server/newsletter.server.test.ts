import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../../../database/database.ts";
import type { RateLimitTables } from "../../../database/rate-limits.ts";
import type { MailContent, RequestedMail } from "../../../shared/mail.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import type { SignUp } from "./newsletter.ts";
import { signUpLimits } from "./newsletter-limits.ts";
import type { WelcomeVouchers } from "./newsletter-ports.ts";
import { newsletterSlice } from "./newsletter-slice.ts";
import type { NewsletterTables } from "./newsletter-tables.ts";

let prepared: TestDatabase;
let database: Database<NewsletterTables & RateLimitTables>;
beforeAll(async () => {
  prepared = await preparedDatabase();
  database = await openDatabase({ url: prepared.url, folder: prepared.folder, onError() {} });
  newsletter = createNewsletter();
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

const second = 1_000;
const hour = 3_600_000;
const day = 24 * hour;
let now: Date;
const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

/** Events of the tests before. */
let earlier = new Set<string>();
/** Mails that wait to be made. */
let waiting: RequestedMail[];
const issue = vi.fn<WelcomeVouchers["issue"]>();
const enter = vi.fn<(consent: object) => Promise<void>>();
const voucher = { code: "K7QMX-3RTWB", validUntil: new Date("2027-02-22T23:00:00Z") };
const createNewsletter = (
  more: { requestMail?: () => Promise<void>; mailInsert?: () => RawBuilder<unknown> } = {},
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
    origins: {
      ...({} as Record<SiteCode, string>),
      DE: "https://de.example",
      TR: "https://tr.example",
    },
    mailTexts: ({ code }) => allSites[code].texts.newsletterMails,
    consentText: ({ code }) => `I agree in ${code}.`,
    now: () => now,
    security: () => {},
    registers: { IYS: { enter } },
    log: { warn: () => {} },
    baseDataOf: async () => undefined,
    ...more,
  });
let newsletter: ReturnType<typeof createNewsletter>;

beforeEach(async () => {
  now = new Date("2026-11-22T12:00:00Z");
  waiting = [];
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
});

const proof = { ip: "192.0.2.7", userAgent: "Firefox" };
let networks = 0;
async function signUp(email: string, more: Partial<SignUp> = {}, site: SiteCode = "DE") {
  const renderToken = await newsletter.renderToken(new Date(now.getTime() - 10 * second));
  return newsletter.subscribe({
    ...proof,
    // Each from a network of its own.
    ip: `2001:db8:${(++networks).toString(16)}::1`,
    site: allSites[site].site,
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
    formPath: "https://de.example/subscribenewsletter",
    now,
    ...more,
  });
}

/** Makes what waits, as the worker of the mails does. */
async function made(): Promise<(MailContent & { to: string })[]> {
  const mails = await Promise.all(
    waiting.splice(0).map(async (mail, index) => {
      const content = await newsletter.mails[mail.kind]!({ ...mail, messageId: `<${index}@x>` });
      return content ? [{ ...content, to: mail.to }] : [];
    }),
  );
  return mails.flat();
}
const tokenOf = (mail: MailContent) =>
  mail.blocks
    .flatMap((block) => (block.type === "button" ? block.url : []))[0]!
    .split("/")
    .at(-1)!;
const texts = allSites.DE.texts.newsletterMails;
const subjects = (mails: MailContent[]) => mails.map(({ subject }) => subject);

async function confirmationFor(email: string, site: SiteCode = "DE"): Promise<string> {
  expect(await signUp(email, {}, site)).toEqual({ status: "accepted" });
  const [mail] = await made();
  return tokenOf(mail!);
}
const confirm = (token: string, code: SiteCode = "DE") =>
  newsletter.confirm(token, { site: allSites[code].site, now, proof });
const pending = (token: string, code: SiteCode = "DE") =>
  newsletter.pending(token, { site: allSites[code].site, now });

/** A subscriber, with the token of the welcome mail. */
async function subscriber(email: string, site: SiteCode = "DE"): Promise<string> {
  expect(await confirm(await confirmationFor(email, site), site)).toBe("confirmed");
  const [mail] = await made();
  return mail!.unsubscribe!.page.split("/").at(-1)!;
}
/** Events of a kind since the test began; those of other tests stay. */
async function events(kind?: string) {
  const all = await database.sql.selectFrom("newsletter_event").selectAll().execute();
  return all.filter((event) => !earlier.has(event.id) && (!kind || event.kind === kind));
}
let count = 0;
/** An address of its own: events stay. */
const newAddress = () => `Ida${++count}@example.com`;

describe("a sign-up", () => {
  test("waits for its confirmation, and only then is a subscription with a voucher", async () => {
    const email = newAddress();
    const status = () => newsletter.statusOf(email, { code: "DE" });
    expect(await status()).toBe("NOT_SUBSCRIBED");
    await signUp(email);
    const mails = await made();
    expect(mails).toMatchObject([{ to: email, subject: texts.confirmation.subject }]);
    expect(await status()).toBe("WAITING_FOR_DOI");
    expect(issue).not.toHaveBeenCalled();
    expect(await confirm(tokenOf(mails[0]!))).toBe("confirmed");
    expect(await status()).toBe("SUBSCRIBED");
    expect(issue).toHaveBeenCalledOnce();
    expect(await made()).toMatchObject([
      { to: email, subject: texts.welcome.subject, unsubscribe: expect.anything() },
    ]);
  });

  test("of one site is none of another", async () => {
    const email = newAddress();
    await subscriber(email);
    expect(await newsletter.statusOf(email, { code: "AT" })).toBe("NOT_SUBSCRIBED");
  });

  test("leaves the same rows for a new address, one that waits and a subscriber's", async () => {
    const [known, asked, fresh] = [newAddress(), newAddress(), newAddress()];
    await subscriber(known);
    await signUp(asked);
    await made();
    const statements = [];
    for (const email of [known, asked, fresh]) {
      const before = (await events("requested")).length;
      expect(await signUp(email)).toEqual({ status: "accepted" });
      statements.push([(await events("requested")).length - before, waiting.splice(0).length]);
    }
    expect(statements).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test.each([
    "",
    "@",
    "ida",
    "ida@example",
    "ida@@example.com",
    "ida@example.com,eva@example.com",
    "ida@example.com;eva@example.com",
    "ida@example.com eva@example.com",
    "Ida <ida@example.com>",
    "ida@example.com\r\nBcc: eva@example.com",
    "ida\0@example.com",
    '"ida"@example.com',
    "ida(x)@example.com",
    "ida@[192.0.2.1]",
    "ida@192.0.2.1",
    "ida..b@example.com",
    `${"i".repeat(65)}@example.com`,
    `ida@${"a.".repeat(130)}com`,
    `${"a.".repeat(60)}a`,
  ])("of %j is refused as one that can never receive mail", async (email) => {
    expect(await signUp(email)).toEqual({ status: "invalidEmail" });
    expect(waiting).toEqual([]);
  });

  test.each([
    ["a name with an address", { firstName: "Win at www.example.com" }],
    ["a name of 41 characters", { lastName: "x".repeat(41) }],
    ["a name with markup", { firstName: "<b>" }],
    ["no name where the site needs one", { lastName: "" }],
  ])("with %s is refused", async (_what, fields) => {
    const request = {
      email: newAddress(),
      salutation: "MRS" as const,
      firstName: "Ida",
      lastName: "Kovács",
      consents: [],
      origin: "",
      originAddition: "",
    };
    expect(await signUp("", { request }, "HU")).toEqual({ status: "accepted" });
    expect(await signUp("", { request: { ...request, ...fields } }, "HU")).toEqual({
      status: "refused",
    });
  });

  test("keeps the case of the address for the mail, and compares without it", async () => {
    const email = newAddress();
    await subscriber(email);
    expect(await newsletter.statusOf(email.toLowerCase(), { code: "DE" })).toBe("SUBSCRIBED");
    await signUp(email.toUpperCase());
    expect(waiting[0]!.to).toMatch(/^IDA\d+@example\.com$/);
  });

  test.each([
    ["none", async () => undefined],
    ["an invented one", async () => `${now.getTime() - 10 * second}.${"a".repeat(43)}`],
    ["one of a moment ago", () => newsletter.renderToken(new Date(now.getTime() - second))],
    ["one of yesterday", () => newsletter.renderToken(new Date(now.getTime() - day - second))],
    ["one of tomorrow", () => newsletter.renderToken(new Date(now.getTime() + day))],
  ])("needs the token of a form that was shown: %s is refused", async (_which, token) => {
    expect(await signUp(newAddress(), { renderToken: await token() })).toEqual({
      status: "refused",
    });
    expect(waiting).toEqual([]);
  });

  test("is refused when a network sent too many, whatever their addresses", async () => {
    const known = newAddress();
    await subscriber(known);
    const { times } = signUpLimits.signUpsOfNetwork;
    const outcomes = await Promise.all(
      Array.from({ length: times + 20 }, () => signUp(newAddress(), { ip: "192.0.2.9" })),
    );
    expect(outcomes.filter(({ status }) => status === "accepted")).toHaveLength(times);
    expect(await signUp(known, { ip: "192.0.2.9" })).toEqual({ status: "refused" });
    expect(await signUp(known, { ip: "192.0.2.10" })).toEqual({ status: "accepted" });
    pass(hour + second);
    expect(await signUp(newAddress(), { ip: "192.0.2.9" })).toEqual({ status: "accepted" });
  });
});

describe("what is cut off at its last step has not happened, and can be done again", () => {
  const cutOff = () =>
    createNewsletter({
      requestMail: async () => {
        throw new Error("cut off");
      },
      // No column is filled: the last part of the statement fails.
      mailInsert: () => sql`insert into outgoing_mail default values`,
    });

  test("a sign-up", async () => {
    const email = newAddress();
    const whole = newsletter;
    newsletter = cutOff();
    await expect(signUp(email)).rejects.toThrow("outgoing_mail");
    newsletter = whole;
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
    expect(await events()).toEqual([]);
    expect(await signUp(email)).toEqual({ status: "accepted" });
  });

  test("an unsubscription", async () => {
    const email = newAddress();
    const token = await subscriber(email);
    await expect(cutOff().unsubscribe(token, { now, proof })).rejects.toThrow("cut off");
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
    expect(await events("unsubscribed")).toEqual([]);
    expect(await newsletter.unsubscribe(token, { now, proof })).toBe("ended");
  });
});

describe("mails to one address", () => {
  test("that confirm are one an hour and three a day, on all sites together", async () => {
    const email = newAddress();
    const sent: number[] = [];
    for (let halfHour = 0; halfHour < 10; halfHour++) {
      await signUp(email, {}, halfHour % 4 < 2 ? "DE" : "AT");
      sent.push((await made()).length);
      pass(hour / 2);
    }
    expect(sent).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
    pass(day);
    await signUp(email);
    expect(await made()).toHaveLength(1);
  });

  test("of a subscriber say once in 24 hours that nothing changed, whatever the site", async () => {
    const email = newAddress();
    await subscriber(email);
    pass(2 * hour);
    await subscriber(email, "AT");
    pass(2 * hour);
    await signUp(email);
    await signUp(email);
    await signUp(email, {}, "AT");
    expect(subjects(await made())).toEqual([texts.notice.subject]);
    pass(23 * hour);
    await signUp(email, {}, "AT");
    expect(await made()).toEqual([]);
    pass(hour);
    await signUp(email);
    expect(subjects(await made())).toEqual([texts.notice.subject]);
  });

  test("that are tried again are made again, and every try's link confirms", async () => {
    const email = newAddress();
    await signUp(email);
    const [mail] = waiting.splice(0);
    const tries = [];
    for (let each = 0; each < 3; each++)
      tries.push(await newsletter.mails[mail!.kind]!({ ...mail!, messageId: "<1@x>" }));
    expect(subjects(tries as MailContent[])).toEqual(Array(3).fill(texts.confirmation.subject));
    expect(await confirm(tokenOf(tries[0]!))).toBe("confirmed");
    expect(await confirm(tokenOf(tries[2]!))).toBe("confirmed");
    expect(await events("confirmed")).toHaveLength(1);
    expect(await made()).toHaveLength(1);
    // Confirmed already: another try of the same mail is no notice either.
    expect(await newsletter.mails[mail!.kind]!({ ...mail!, messageId: "<1@x>" })).toBeUndefined();
  });

  test("are not made for a subscription that has ended", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    await confirm(token);
    const [welcome] = waiting;
    await database.sql.deleteFrom("newsletter_subscription").execute();
    expect(await newsletter.mails[welcome!.kind]!({ ...welcome!, messageId: "<1@x>" })).toBe(
      undefined,
    );
  });
});

describe("a confirmation", () => {
  test("of 100 at once happens once: one event, one voucher, one mail", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => confirm(token)));
    expect(new Set(outcomes)).toEqual(new Set(["confirmed"]));
    expect(await events("confirmed")).toHaveLength(1);
    expect(issue).toHaveBeenCalledOnce();
    expect(waiting).toHaveLength(1);
  });

  test("is not what looking at its page does", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    for (let scanner = 0; scanner < 3; scanner++)
      expect(await pending(token)).toEqual({
        site: "DE",
        maskedEmail: expect.stringMatching(/^I…\d@example\.com$/),
        consents: [],
      });
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
  });

  test.each(["", "x", "a".repeat(43), "../../etc/passwd", "%00", "a".repeat(200)])(
    "by %j is none",
    async (token) => {
      expect(await pending(token)).toBeUndefined();
      expect(await confirm(token)).toBe("invalid");
      expect(await newsletter.subscriber(token, now)).toBeUndefined();
      expect(await newsletter.unsubscribe(token, { now, proof })).toBe("invalid");
      expect(await newsletter.update(token, {}, { now, proof })).toBe("invalid");
    },
  );

  test("is not done by the token of another site, nor by one for other purposes", async () => {
    const token = await confirmationFor(newAddress());
    expect(await pending(token, "AT")).toBeUndefined();
    expect(await confirm(token, "AT")).toBe("invalid");
    expect(await newsletter.unsubscribe(token, { now, proof })).toBe("invalid");
    const links = await subscriber(newAddress());
    expect(await confirm(links)).toBe("invalid");
  });

  test("is possible for 72 hours", async () => {
    const token = await confirmationFor(newAddress());
    pass(72 * hour - second);
    expect(await pending(token)).toBeDefined();
    pass(second);
    expect(await pending(token)).toBeUndefined();
    expect(await confirm(token)).toBe("invalid");
  });

  test("is not done by the link of an earlier mail", async () => {
    const email = newAddress();
    const earlier = await confirmationFor(email);
    pass(2 * hour);
    const later = await confirmationFor(email);
    expect(await confirm(earlier)).toBe("invalid");
    expect(await confirm(later)).toBe("confirmed");
  });

  test("of what was confirmed and ended again is none", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    await confirm(token);
    const [welcome] = await made();
    await newsletter.unsubscribe(welcome!.unsubscribe!.page.split("/").at(-1)!, { now, proof });
    expect(await confirm(token)).toBe("invalid");
  });

  test("is proven by what was shown, sent and done", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    await confirm(token);
    const [asked] = await events("requested");
    const [done] = await events("confirmed");
    expect(asked!.details).toMatchObject({
      ip: expect.stringContaining("2001:db8:"),
      userAgent: "Firefox",
      formPath: "https://de.example/subscribenewsletter",
      language: "de",
    });
    expect(done!.details).toMatchObject({
      ...proof,
      request: asked!.id,
      messageId: "<0@x>",
      templateHash: expect.stringMatching(/^[\w-]{43}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const shown = await database.sql
      .selectFrom("newsletter_consent_text")
      .select("words")
      .where("version", "=", asked!.details.consentVersion as string)
      .executeTakeFirst();
    expect(shown?.words).toBe("I agree in DE.");
    await expect(
      database.sql.updateTable("newsletter_event").set({ happened_at: now }).execute(),
    ).rejects.toThrow("proof");
    await expect(
      database.sql.deleteFrom("newsletter_event").where("id", "=", done!.id).execute(),
    ).rejects.toThrow("proof");
  });

  test("that is cut off at any step confirms nothing, and can be done again", async () => {
    const email = newAddress();
    const token = await confirmationFor(email);
    const cut = async () => {
      throw new Error("cut off");
    };
    issue.mockImplementationOnce(cut);
    await expect(confirm(token)).rejects.toThrow("cut off");
    const without = createNewsletter({ requestMail: cut });
    const at = { site: allSites.DE.site, now, proof };
    await expect(without.confirm(token, at)).rejects.toThrow("cut off");
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
    expect(await confirm(token)).toBe("confirmed");
  });
});

describe("a subscriber", () => {
  test("sees and changes what they get by the links of their mails", async () => {
    const email = newAddress();
    const token = await subscriber(email, "TR");
    expect(await newsletter.subscriber(token, now)).toMatchObject({
      site: "TR",
      status: "SUBSCRIBED",
      consents: [],
    });
    const at = { now, proof };
    expect(await newsletter.update(token, { firstName: "www.example.com" }, at)).toBe("refused");
    expect(await newsletter.update(token, { firstName: "Ayşe", consents: ["DNE"] }, at)).toBe(
      "saved",
    );
    expect(await newsletter.subscriber(token, now)).toMatchObject({
      firstName: "Ayşe",
      consents: ["DNE"],
    });
  });

  test("unsubscribes once, however often they click; then no address is stored", async () => {
    const email = newAddress();
    const token = await subscriber(email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => newsletter.unsubscribe(token, { now, proof })),
    );
    expect(new Set(outcomes)).toEqual(new Set(["ended"]));
    expect(subjects(await made())).toEqual([texts.goodbye.subject]);
    expect(await newsletter.subscriber(token, now)).toBeUndefined();
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
    const stored = await database.sql.selectFrom("newsletter_token").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  test("is written to as the address was spelled in the sign-up that they confirmed", async () => {
    const email = newAddress();
    await signUp(email.toUpperCase());
    await made();
    pass(2 * hour);
    expect(await confirm(await confirmationFor(email))).toBe("confirmed");
    const [welcome] = await made();
    expect(welcome!.to).toBe(email);
    await newsletter.unsubscribe(welcome!.unsubscribe!.page.split("/").at(-1)!, { now, proof });
    expect(waiting.map(({ to }) => to)).toEqual([email]);
  });

  test("changes no later sign-up by the links of a subscription that has ended", async () => {
    const email = newAddress();
    const token = await subscriber(email);
    await newsletter.unsubscribe(token, { now, proof });
    await signUp(email);
    expect(await newsletter.update(token, { consents: ["DNE"] }, { now, proof })).toBe("invalid");
  });

  test("is told by the links of a subscription that has ended, for 60 days, that it has", async () => {
    const token = await subscriber(newAddress());
    const unsubscribe = () => newsletter.unsubscribe(token, { now, proof });
    await unsubscribe();
    pass(60 * day - second);
    expect(await unsubscribe()).toBe("ended");
    pass(second);
    expect(await unsubscribe()).toBe("invalid");
  });

  test("of a site with a register is entered there when they come and when they go", async () => {
    const [email, other] = [newAddress(), newAddress()];
    const token = await subscriber(email, "TR");
    await newsletter.unsubscribe(token, { now, proof });
    expect(subjects(await made())).toEqual([allSites.TR.texts.newsletterMails.goodbye.subject]);
    await subscriber(other, "TR");
    await subscriber(newAddress(), "DE");
    const [tell] = newsletter.jobs;
    // The register is down: the others are sent all the same, and the second of the address waits for the first.
    enter.mockReset().mockRejectedValueOnce(new Error("down")).mockResolvedValue(undefined);
    await tell!.run();
    const entered = () =>
      enter.mock.calls.map(([consent]) => consent as { email: string; isConsent: boolean });
    expect(entered()).toMatchObject([
      { email, isConsent: true },
      { email: other, isConsent: true },
    ]);
    pass(hour);
    // In every process at once.
    await Promise.all([1, 2, 3].map(() => tell!.run()));
    expect(entered().slice(2)).toMatchObject([
      { email, isConsent: true, happenedAt: new Date("2026-11-22T12:00:00Z") },
      { email, isConsent: false },
    ]);
  });
});

describe("what is no longer needed is deleted", () => {
  test("after 14 days a sign-up that was not confirmed, with what it said of a person", async () => {
    const email = newAddress();
    await confirmationFor(email);
    pass(14 * day - second);
    await newsletter.deleteExpired(now);
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
    pass(second);
    // In every process at once.
    await Promise.all([1, 2, 3].map(() => newsletter.deleteExpired(now)));
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
    expect(await events()).toEqual([]);
  });

  test("but never a subscription, nor its proof", async () => {
    const email = newAddress();
    await subscriber(email);
    const before = await events("confirmed");
    pass(20 * 365 * day);
    await newsletter.deleteExpired(now);
    expect(await newsletter.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
    expect(await events("confirmed")).toEqual(before);
  });

  test("in TR a subscription of two years without a sign of life", async () => {
    const [silent, active] = [newAddress(), newAddress()];
    await subscriber(silent, "TR");
    const token = await subscriber(active, "TR");
    pass(365 * day);
    expect(await newsletter.update(token, { consents: [] }, { now, proof })).toBe("saved");
    now = new Date("2028-11-22T11:59:59Z");
    await newsletter.deleteExpired(now);
    expect(await newsletter.statusOf(silent, { code: "TR" })).toBe("SUBSCRIBED");
    pass(second);
    await Promise.all([1, 2, 3].map(() => newsletter.deleteExpired(now)));
    expect(await newsletter.statusOf(silent, { code: "TR" })).toBe("NOT_SUBSCRIBED");
    expect(await newsletter.statusOf(active, { code: "TR" })).toBe("SUBSCRIBED");
    expect(await events("stopped")).toHaveLength(1);
    // The register hears of it, once.
    const entries = await database.sql
      .selectFrom("newsletter_register_entry")
      .select(["email", "is_consent"])
      .orderBy("number")
      .execute();
    expect(entries).toEqual([
      { email: silent, is_consent: true },
      { email: active, is_consent: true },
      { email: silent, is_consent: false },
    ]);
  });
});
