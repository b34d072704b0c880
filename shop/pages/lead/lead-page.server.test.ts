import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { customerBrowser, linkIn, register } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { leadPath } from "../../leads/leads-contract.ts";
import { leadTeamEmail } from "../../leads/leads-contract.ts";
import { leadLimits } from "../../leads/server/lead-entries.ts";
import { customerPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";

const during = new Date("2026-11-22T16:30:05Z");
let now = during;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = during;
  for (const table of ["rate_limit", "lead_tally", "lead_entry"])
    await sql`delete from ${sql.table(table)}`.execute(shop.services.database.sql);
});

const { leads: texts, customer } = allSites.DE.texts;
const paths = {
  company: "/lead/kaffee-fuer-unternehmen",
  catalogue: "/lead/katalog-per-post",
  draw: "/lead/adventsverlosung",
};
const enquiry = {
  company: "Elbkontor & Söhne",
  name: "Ida <Müller>",
  email: "ida@example.com",
  people: "40",
  preparation: "filter",
  message: "Zwei Zeilen,\nbitte.",
};
const draw = { name: "Ida Müller", email: "ida@example.com", "consent-terms": "2026-11" };
const stored = () => shop.services.database.sql.selectFrom("lead_entry").selectAll().execute();
const campaignsOf = (code: SiteCode) =>
  shop.services.leads.campaigns.list({ site: valueAt(allSites, code).site, now });

test.each(siteCodes)(
  "each campaign of %s has its page, in its words, for every shopper the same",
  async (code) => {
    const browser = customerBrowser(shop, code);
    const campaigns = await campaignsOf(code);
    expect(campaigns.map(({ state }) => state)).toEqual(["open", "open", "open"]);
    const siteMap = (await browser.get("/sitemap.xml")).body;
    for (const { campaign } of campaigns) {
      const { statusCode, headers, body } = await browser.get(leadPath(campaign));
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(body).toContain('data-page-type="lead"');
      expect(body).not.toContain('content="noindex');
      expect(wordsOf(mainOf(body))).toContain(campaign.submit);
      expect(mainOf(body)).not.toMatch(/\{\w+\}/);
      expect(structuredData(body).map((data) => data["@type"])).toContain("WebPage");
      expect(siteMap).toContain(leadPath(campaign));
      expect(elements(body, "link").filter(({ hreflang }) => hreflang)).not.toEqual([]);
    }
  },
);

test("an enquiry is stored before the answer, told to shopper and team, and found again in the account's data", async () => {
  const browser = customerBrowser(shop);
  const email = await register(browser);
  const after = (await shop.mails()).length;
  const response = await browser.submit(paths.company, { ...enquiry, email });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${paths.company}/received?new`);
  expect(await stored()).toMatchObject([
    { campaign: "company-coffee", email, answers: { company: enquiry.company, people: "40" } },
  ]);
  const page = await browser.get(response.headers.location as string);
  expect(page.body).toContain('data-kontor-lead="company-coffee"');
  expect(page.body).toContain('content="noindex');
  expect(wordsOf(page.body)).toContain("Ihre Anfrage ist da");
  expect(page.body).not.toContain("Ida");
  const [own, team] = await Promise.all([
    vi.waitFor(async () => (await shop.mails()).slice(after).find(({ to }) => to === email)!),
    shop.mailTo(leadTeamEmail),
  ]);
  expect((own ?? (await shop.mailTo(email, 1))).text).toContain("Elbkontor & Söhne");
  expect(team.subject).toBe("Neuer Eintrag: Kaffee für Ihr Unternehmen");
  expect(team.text).toContain("Als Filterkaffee");
  const data = (await browser.get(customerPaths.dataExport)).json<{ campaigns: object[] }>();
  expect(data.campaigns).toMatchObject([{ campaign: "company-coffee", answers: { people: "40" } }]);
  await browser.submit(paths.company, { ...enquiry, email });
  expect(await stored()).toHaveLength(1);
});

test("a form with mistakes lists them above, each a link to its field, and keeps what was typed", async () => {
  const { statusCode, headers, body } = await customerBrowser(shop).submit(paths.company, {
    ...enquiry,
    email: "ida@",
    people: "viele",
    preparation: "",
  });
  expect(statusCode).toBe(400);
  expect(headers["cache-control"]).toBe("no-store");
  const main = mainOf(body);
  expect(wordsOf(main)).toContain("Bitte prüfen Sie 3 Angaben:");
  const ids = new Set([...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = elements(main, "a").flatMap(({ href = "" }) =>
    href.startsWith("#") ? [href] : [],
  );
  expect(links).toEqual([
    "#company-coffee-email",
    "#company-coffee-people",
    "#company-coffee-preparation-machine",
  ]);
  for (const link of links) expect(ids).toContain(link.slice(1));
  const inputs = elements(main, "input");
  const value = (name: string) => inputs.find((each) => each.name === name)?.value;
  expect(value("company")).toBe(enquiry.company);
  expect(value("email")).toBe("ida@");
  expect(value("people")).toBe("viele");
  expect(main).toContain("Zwei Zeilen,\nbitte.");
  expect(inputs.find(({ name }) => name === "email")).toMatchObject({
    "aria-invalid": "true",
    autocomplete: "email",
  });
  expect(await stored()).toEqual([]);
});

test("a postal address is asked for part by part, as browsers fill it in", async () => {
  const { body } = await customerBrowser(shop).get(paths.catalogue);
  expect(
    elements(mainOf(body), "input").flatMap(({ autocomplete, name }) =>
      name?.startsWith("home-") ? [autocomplete] : [],
    ),
  ).toEqual(["address-line1", "postal-code", "address-level2"]);
});

test("a draw counts once for an address, after its owner pressed the button behind the mail's link", async () => {
  const browser = customerBrowser(shop);
  const before = (await shop.mails()).filter(({ to }) => to === draw.email).length;
  const response = await browser.submit(paths.draw, draw);
  const page = await browser.get(response.headers.location as string);
  expect(wordsOf(page.body)).toContain(texts.sent.title);
  const mail = await shop.mailTo(draw.email, before);
  expect(mail.subject).toBe("Bitte bestätigen Sie: Die große Adventsverlosung");
  expect(mail.text).not.toContain("Ida");
  const link = linkIn(mail);
  const shown = await browser.get(link);
  expect(shown.headers).toMatchObject({ "cache-control": "no-store" });
  expect(wordsOf(shown.body)).toContain("i…a@example.com");
  expect(await stored()).toMatchObject([{ accepted_at: null }]);
  const confirmed = await browser.submit(link);
  expect(wordsOf(confirmed.body)).toContain("Sie sind dabei");
  expect(wordsOf((await browser.submit(link)).body)).toContain("Sie sind dabei");
  expect(await stored()).toMatchObject([{ accepted_at: now }]);
  const received = await shop.mailTo(draw.email, before + 1);
  expect(received.subject).toBe("Eingegangen: Die große Adventsverlosung");
  await browser.submit(paths.draw, { ...draw, name: "Ida M." });
  const second = linkIn(await shop.mailTo(draw.email, before + 2));
  expect(wordsOf((await browser.submit(second)).body)).toContain(texts.already.title);
  const gone = await browser.get(`${paths.draw}/confirm/${"x".repeat(32)}`);
  expect(gone.statusCode).toBe(410);
  expect(wordsOf(gone.body)).toContain(texts.linkInvalid.title);
});

test("a draw without agreement to its conditions, or to those of another version, is not taken", async () => {
  const { "consent-terms": _terms, ...without } = draw;
  const browser = customerBrowser(shop);
  const missing = await browser.submit(paths.draw, without);
  expect(missing.statusCode).toBe(400);
  expect(wordsOf(missing.body)).toContain(texts.problems.notTicked);
  const older = await browser.submit(paths.draw, { ...draw, "consent-terms": "2025-11" });
  expect(wordsOf(older.body)).toContain(texts.problems.changedConsent);
  const box = elements(older.body, "input").find(({ name }) => name === "consent-terms");
  expect(box).not.toHaveProperty("checked");
  expect(await stored()).toEqual([]);
});

test("before its beginning a campaign says when it opens, and after its end that it is over, with what was typed", async () => {
  const browser = customerBrowser(shop);
  now = new Date("2026-11-01T10:00:00Z");
  const early = await browser.submit(paths.draw, draw);
  expect(early.statusCode).toBe(409);
  expect(wordsOf(early.body)).toContain(
    "Ab 16. November 2026 um 08:00 finden Sie hier das Formular.",
  );
  now = new Date("2026-12-20T19:00:00Z");
  const page = await browser.get(paths.draw);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('content="noindex');
  expect(wordsOf(page.body)).toContain("Die Aktion endete am 20. Dezember 2026 um 20:00.");
  expect(mainOf(page.body)).not.toContain('name="email"');
  const late = await browser.submit(paths.draw, draw);
  expect(late.statusCode).toBe(409);
  expect(wordsOf(late.body)).toContain(texts.typed);
  expect(wordsOf(late.body)).toContain("Ida Müller");
  expect((await browser.get("/sitemap.xml")).body).not.toContain(paths.draw);
  expect(await stored()).toEqual([]);
});

test.each(siteCodes)("the gift guide of %s has the form of a campaign", async (code) => {
  const at = { site: valueAt(allSites, code).site, now };
  const page = (await shop.services.contentPages.find(at, "gift-guide"))!;
  const { body } = await customerBrowser(shop, code).get(page.path);
  const [, catalogue] = await campaignsOf(code);
  expect(body).toContain(`action="${leadPath(catalogue!.campaign)}"`);
  expect(wordsOf(mainOf(body))).toContain(catalogue!.campaign.title);
});

const fromGuide = { name: "Ida <Müller>", "home-street": "Weg 1", "content-page": "gift-guide" };

test("a form in a content page that has mistakes or comes too late returns there, with what was typed", async () => {
  const browser = customerBrowser(shop);
  const wrong = await browser.submit(paths.catalogue, fromGuide);
  expect(wrong.statusCode).toBe(400);
  expect(wrong.headers["cache-control"]).toBe("no-store");
  expect(wrong.body).toContain('content="noindex');
  expect(wordsOf(mainOf(wrong.body))).toContain("Eine Verkostung verschenken");
  expect(wordsOf(mainOf(wrong.body))).toContain("Bitte prüfen Sie 2 Angaben:");
  const inputs = elements(wrong.body, "input");
  expect(inputs.find(({ name }) => name === "name")?.value).toBe("Ida <Müller>");
  expect(inputs.find(({ name }) => name === "content-page")?.value).toBe("gift-guide");
  const { sql: database } = shop.services.database;
  await database
    .insertInto("lead_tally")
    .values({ site: "DE", campaign: "catalogue-by-post", entries: 5_000 })
    .execute();
  const town = { "home-postalCode": "20457", "home-town": "Hamburg" };
  const late = await browser.submit(paths.catalogue, { ...fromGuide, ...town });
  expect(late.statusCode).toBe(409);
  const main = wordsOf(mainOf(late.body));
  expect(main).toContain("Eine Verkostung verschenken");
  expect(main).toContain(texts.states.full.title);
  expect(main).toContain("Ida <Müller>");
  expect(await stored()).toEqual([]);
});

test("a form that names a content page without it returns to its campaign", async () => {
  const browser = customerBrowser(shop);
  for (const page of ["about", "no-page"]) {
    const { statusCode, body } = await browser.submit(paths.catalogue, {
      ...fromGuide,
      "content-page": page,
    });
    expect(statusCode).toBe(400);
    expect(wordsOf(mainOf(body))).toContain("Der Winterkatalog per Post");
    expect(elements(body, "input").some(({ name }) => name === "content-page")).toBe(false);
  }
});

test("staff who preview another moment send forms as shoppers will then, and nothing is stored or mailed", async () => {
  const mails = (await shop.mails()).length;
  const submit = async (time: string) => {
    const cookie = await previewing(shop, { time: new Date(time) });
    return customerBrowser(shop).submit(paths.draw, draw, { cookie });
  };
  const open = await submit("2026-12-10T12:00:00Z");
  expect(open.statusCode).toBe(303);
  expect(open.headers.location).toBe(`${paths.draw}/received`);
  const over = await submit("2027-01-10T12:00:00Z");
  expect(over.statusCode).toBe(409);
  expect(wordsOf(over.body)).toContain("Die Aktion endete am");
  expect(await stored()).toEqual([]);
  expect(await shop.mails()).toHaveLength(mails);
});

test("with its last entry a campaign says that it is full, on the shared page, too", async () => {
  const browser = customerBrowser(shop);
  const address = { "home-street": "Weg 1", "home-postalCode": "20457", "home-town": "Hamburg" };
  const { sql: database } = shop.services.database;
  const campaign = { site: "DE", campaign: "catalogue-by-post" };
  await database
    .insertInto("lead_tally")
    .values({ ...campaign, entries: 4_999 })
    .execute();
  expect(mainOf((await browser.get(paths.catalogue)).body)).toContain('name="name"');
  expect((await browser.submit(paths.catalogue, { name: "Ida", ...address })).statusCode).toBe(303);
  await vi.waitFor(async () =>
    expect(wordsOf((await browser.get(paths.catalogue)).body)).toContain(texts.states.full.title),
  );
  const full = await browser.submit(paths.catalogue, { name: "Eva", ...address });
  expect(full.statusCode).toBe(409);
  expect(wordsOf(full.body)).toContain("Eva");
});

test("bots that fill in what is hidden are answered as shoppers are, and nothing is stored", async () => {
  const response = await customerBrowser(shop).submit(paths.company, { ...enquiry, contact: "x" });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${paths.company}/received`);
  expect(await stored()).toEqual([]);
});

test("too many entries of one network are refused for a while, and nothing typed is lost", async () => {
  const browser = customerBrowser(shop);
  const { times } = leadLimits.leadEntries;
  for (let count = 0; count < times; count++)
    await browser.submit(paths.company, { ...enquiry, email: `ida${count}@example.com` });
  const { statusCode, headers, body } = await browser.submit(paths.company, enquiry);
  expect(statusCode).toBe(429);
  expect(headers["retry-after"]).toBe("3600");
  expect(wordsOf(body)).toContain("Ihr Eintrag ist noch nicht gespeichert");
  expect(elements(body, "input").find(({ name }) => name === "company")?.value).toBe(
    enquiry.company,
  );
});

test("when an entry cannot be stored, its page still has what was typed and says to try again", async () => {
  const failing = vi
    .spyOn(shop.services.leads.entries, "receive")
    .mockRejectedValueOnce(new Error("The database is away."));
  const { statusCode, body } = await customerBrowser(shop).submit(paths.company, enquiry);
  failing.mockRestore();
  expect(statusCode).toBe(503);
  expect(wordsOf(body)).toContain(texts.notTaken.unavailable);
  expect(elements(body, "input").find(({ name }) => name === "company")?.value).toBe(
    enquiry.company,
  );
  expect(wordsOf(body)).toContain(customer.mandatory);
});

test("a page of blocks has the form of a campaign while it takes entries, and stays a page for every shopper", async () => {
  const { sql: database } = shop.services.database;
  const at = { site: allSites.DE.site, now };
  const [page] = await shop.services.contentPages.list(at);
  await database
    .updateTable("content_page")
    .set({ content: sql`jsonb_set(content, '{blocks,0}', '{"form": "advent-draw"}')` })
    .where("site", "=", "DE")
    .where("id", "=", page!.id)
    .execute();
  const browser = customerBrowser(shop);
  const shown = () => browser.get(page!.path);
  await vi.waitFor(async () => expect((await shown()).body).toContain(`action="${paths.draw}"`));
  expect((await shown()).headers["cache-control"]).toContain("public");
  expect((await shown()).body).toContain("lead-page");
  now = new Date("2026-12-20T19:00:00Z");
  await vi.waitFor(async () => expect((await shown()).body).not.toContain(paths.draw));
});

test("an address that no campaign has is not found, whether it is read or sent to", async () => {
  const browser = customerBrowser(shop);
  for (const path of ["/lead/nichts", "/lead/nichts/received", "/lead/nichts/confirm/x"])
    expect((await browser.get(path)).statusCode, path).toBe(404);
  expect((await browser.submit("/lead/nichts", enquiry)).statusCode).toBe(404);
  expect((await browser.submit("/lead/konkurs-adwentowy", enquiry)).statusCode).toBe(404);
});
