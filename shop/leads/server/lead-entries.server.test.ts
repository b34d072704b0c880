import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { exampleCampaign } from "../lead-examples.ts";
import type { LeadCampaign, LeadSubmission } from "../leads-contract.ts";
import { leadLimits, createLeadEntries } from "./lead-entries.ts";

const start = new Date("2026-11-22T16:30:05Z");
let now = start;
let shop: TestShop;
let entries: ReturnType<typeof createLeadEntries>;
/** Kinds and recipients of the requested mails. */
const mails: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  entries = createLeadEntries(shop.services.database.sql, {
    security: () => {},
    requestMail: async (_transaction, { kind, to }) => void mails.push(`${kind} ${to}`),
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = start;
  mails.length = 0;
  for (const table of ["rate_limit", "lead_tally", "lead_entry"])
    await sql`delete from ${sql.table(table)}`.execute(shop.services.database.sql);
});

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const stored = () => shop.services.database.sql.selectFrom("lead_entry").selectAll().execute();
const countedOf = async () =>
  (await shop.services.database.sql.selectFrom("lead_tally").select("entries").execute())[0]
    ?.entries ?? 0;

const plain: LeadCampaign = { ...exampleCampaign, isMailedToTeam: false };
const confirmed: LeadCampaign = { ...plain, id: "draw", isConfirmedByMail: true };
const submission = (name: string, email?: string): LeadSubmission => ({
  answers: { name },
  ...(email !== undefined && { email }),
  consents: [],
});

let networks = 0;
/** Sends a form from a network of its own, unless one is given. */
const send = (
  campaign: LeadCampaign,
  sent: LeadSubmission,
  ip = `198.51.${(networks += 1) >> 8}.${networks & 255}`,
) => entries.receive(campaign, sent, { now, ip });

/** Returns the secret of a link of the entry with an address, as its mail has it. */
async function linkOf(email: string) {
  const entry = (await stored()).findLast((each) => each.email === email)!;
  return entries.createLink(entry.id, now);
}

test("a form that is sent again, or by two clicks at once, is one entry with one mail", async () => {
  const sent = submission("Ida", "ida@example.com");
  const outcomes = await Promise.all([1, 2, 3].map(() => send(plain, sent, "192.0.2.1")));
  expect(outcomes).toEqual(["received", "received", "received"]);
  expect(await send(plain, sent, "192.0.2.1")).toBe("received");
  expect(await stored()).toHaveLength(1);
  expect(await countedOf()).toBe(1);
  expect(mails).toEqual(["lead-received ida@example.com"]);
  expect(await send(plain, submission("Eva", "ida@example.com"))).toBe("received");
  expect(await stored()).toHaveLength(2);
});

test("an entry is stored with the words and versions of its consents, and when it is deleted", async () => {
  const consents = [{ id: "terms", version: "2026-11", text: "Ich bin einverstanden." }];
  await send(plain, { ...submission("Ida"), consents });
  const [entry] = await stored();
  expect(entry).toMatchObject({ email: null, answers: { name: "Ida" }, consents });
  expect(entry!.expires_at).toEqual(new Date("2027-01-19T19:00:00Z"));
  await shop.services.leads.deleteExpired(new Date("2027-01-19T18:59:59Z"));
  expect(await stored()).toHaveLength(1);
  await shop.services.leads.deleteExpired(new Date("2027-01-19T19:00:00Z"));
  expect(await stored()).toEqual([]);
});

test("of any forms sent at once no more count than the limit, and the rest are told so", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 10 }),
      async (max, sent) => {
        await sql`delete from lead_entry`.execute(shop.services.database.sql);
        await sql`delete from lead_tally`.execute(shop.services.database.sql);
        const campaign = { ...plain, maxEntries: max };
        const outcomes = await Promise.all(
          Array.from({ length: sent }, (_, index) => send(campaign, submission(`Ida ${index}`))),
        );
        const taken = Math.min(max, sent);
        expect(outcomes.filter((outcome) => outcome === "received")).toHaveLength(taken);
        expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(sent - taken);
        expect(await stored()).toHaveLength(taken);
        expect(await countedOf()).toBe(taken);
      },
    ),
    { numRuns: 8 },
  );
});

test("an entry that was received before the limit stays received when it is sent again", async () => {
  const campaign = { ...plain, maxEntries: 1 };
  expect(await send(campaign, submission("Ida"))).toBe("received");
  expect(await send(campaign, submission("Eva"))).toBe("full");
  expect(await send(campaign, submission("Ida"))).toBe("received");
});

test("one network neither fills the table nor stops others", async () => {
  const { times } = leadLimits.leadEntries;
  const flood = await Promise.all(
    Array.from({ length: times + 30 }, (_, index) =>
      send(plain, submission(`Bot ${index}`), "203.0.113.7"),
    ),
  );
  expect(flood.filter((outcome) => outcome === "received")).toHaveLength(times);
  expect(flood.filter((outcome) => typeof outcome === "object")).toHaveLength(30);
  expect(await stored()).toHaveLength(times);
  expect(await send(plain, submission("Ida"), "203.0.113.8")).toBe("received");
  later(leadLimits.leadEntries.minutes + 1);
  expect(await send(plain, submission("Eva"), "203.0.113.7")).toBe("received");
});

test("an address gets no more mails in a day than three, from whichever networks", async () => {
  const outcomes = [];
  for (const name of ["1", "2", "3", "4"])
    outcomes.push(await send(plain, submission(name, "ida@example.com")));
  expect(outcomes).toEqual([
    "received",
    "received",
    "received",
    { problem: "tooMany", waitMinutes: 24 * 60 },
  ]);
  expect(await send(plain, submission("4", "eva@example.com"))).toBe("received");
});

test("an entry that is confirmed by mail counts once its link is confirmed, once for an address", async () => {
  const email = "ida@example.com";
  await send(confirmed, submission("Ida", email));
  expect(await countedOf()).toBe(0);
  const links = [await linkOf(email), await linkOf(email)];
  expect(await entries.ofLink(links[0]!, { site: "DE", now })).toMatchObject({ email });
  const outcomes = await Promise.all(
    [...links, ...links].map((link) => entries.confirm(link, confirmed, now)),
  );
  expect(outcomes).toEqual(["confirmed", "confirmed", "confirmed", "confirmed"]);
  expect(await countedOf()).toBe(1);
  expect(mails).toEqual([`lead-confirmation ${email}`, `lead-received ${email}`]);
  await send(confirmed, submission("Ida again", email));
  const second = (await stored()).find(({ answers }) => answers.name === "Ida again")!;
  expect(second.accepted_at).toBeNull();
  const link = await entries.createLink(second.id, now);
  expect(await entries.confirm(link, confirmed, now)).toBe("already");
  expect(await countedOf()).toBe(1);
});

test("of two entries with one address that are confirmed at once, one counts", async () => {
  const email = "ida@example.com";
  await send(confirmed, submission("one", email));
  const one = await linkOf(email);
  await sql`update lead_entry set email = 'other@example.com'`.execute(shop.services.database.sql);
  await send(confirmed, submission("two", email));
  const two = await linkOf(email);
  await sql`update lead_entry set email = ${email}`.execute(shop.services.database.sql);
  const outcomes = await Promise.all(
    [one, two].map((link) => entries.confirm(link, confirmed, now)),
  );
  expect(outcomes.toSorted()).toEqual(["already", "confirmed"]);
  expect(await countedOf()).toBe(1);
});

test("a link confirms nothing when it is unknown, of another site or campaign, or too old", async () => {
  const email = "ida@example.com";
  await send(confirmed, submission("Ida", email));
  const link = await linkOf(email);
  const invalid = (secret: string, campaign: LeadCampaign) =>
    expect(entries.confirm(secret, campaign, now)).resolves.toBe("invalid");
  await invalid("x".repeat(32), confirmed);
  await invalid(link, { ...confirmed, site: "AT" });
  await invalid(link, { ...confirmed, id: "other" });
  later(72 * 60);
  await invalid(link, confirmed);
  await shop.services.leads.deleteExpired(now);
  expect(await stored()).toEqual([]);
});

test("an entry that waits to be confirmed is mailed again when it is sent again, but not at once", async () => {
  const email = "ida@example.com";
  const sent = submission("Ida", email);
  await send(confirmed, sent);
  await send(confirmed, sent);
  expect(mails).toEqual(["lead-confirmation ida@example.com"]);
  later(6);
  await send(confirmed, sent);
  expect(mails).toHaveLength(2);
  expect(await stored()).toHaveLength(1);
});

test("entries follow the account with their address, and those made after a change stay", async () => {
  const { onNewAddress, onRemoved } = shop.services.leads.accountHooks;
  const at = { site: "DE" as const, now: later(1) };
  await send(plain, submission("Ida", "ida@example.com"));
  await onNewAddress({ ...at, from: "ida@example.com", to: "new@example.com" });
  await onNewAddress({ ...at, from: "ida@example.com", to: "new@example.com" });
  expect((await stored()).map(({ email }) => email)).toEqual(["new@example.com"]);
  later(1);
  await send(plain, submission("Someone else", "new@example.com"));
  const { ofAddress } = shop.services.leads.reader;
  expect(await ofAddress("New@Example.com", "DE")).toHaveLength(2);
  expect(await ofAddress("new@example.com", "AT")).toEqual([]);
  await onRemoved({ ...at, id: "1", email: "new@example.com" });
  expect((await stored()).map(({ answers }) => answers.name)).toEqual(["Someone else"]);
});
