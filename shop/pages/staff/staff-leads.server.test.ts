import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { exampleCampaign } from "../../leads/lead-examples.ts";
import { staffLeadsPath } from "../../shop-paths.ts";

const now = new Date("2026-11-22T10:00:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  const campaign = { ...exampleCampaign, id: "catalogue-by-post", isMailedToTeam: false };
  for (const name of ["=cmd|' /C calc'!A0", 'Ida "Elbe", Müller'])
    await shop.services.leads.entries.receive(
      campaign,
      { answers: { name, "home-town": "Hamburg", older: "kept" }, consents: [] },
      { now, ip: "192.0.2.1" },
    );
});
afterAll(() => shop.close());

const one = `${staffLeadsPath}/DE/catalogue-by-post`;

test("staff with the role see the campaigns of all sites, with their numbers, and each campaign's entries", async () => {
  const { browser } = await staffBrowser(shop, ["leads"]);
  const list = await browser.get(staffLeadsPath, {});
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(wordsOf(list.body)).toContain("Der Winterkatalog per Post DE open 2 5000 0");
  const links = elements(list.body, "a").flatMap(({ href = "" }) =>
    href.startsWith(`${staffLeadsPath}/`) ? [href] : [],
  );
  expect(links).toHaveLength(27);
  const page = await browser.get(one, {});
  expect(wordsOf(page.body)).toContain('Ida "Elbe", Müller');
  expect(wordsOf(page.body)).toContain("Postleitzahl");
});

test("the file of a campaign has each entry that counts, with no formula, and inputs that its form no longer has", async () => {
  const { browser } = await staffBrowser(shop, ["leads"]);
  const { statusCode, headers, body } = await browser.get(`${one}/entries.csv`, {});
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="catalogue-by-post-DE.csv"',
  });
  const [head, ...lines] = body.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(head).toBe(
    "id,received,confirmed,deleted,email,name,home-street,home-postalCode,home-town,older,consents",
  );
  expect(lines).toHaveLength(2);
  expect(body).toContain(",'=cmd|' /C calc'!A0,");
  expect(body).toContain(',"Ida ""Elbe"", Müller",');
});

test("a file of very many entries is sent in parts, and has all of them", async () => {
  const count = 2_500;
  await sql`insert into lead_entry (id, site, campaign, digest, answers, consents, is_confirmed_by_mail, received_at,
      accepted_at, expires_at)
    select gen_random_uuid(), 'PL', 'company-coffee', 'many ' || number, jsonb_build_object('name', 'Ida ' || number),
      '[]', false, ${now}::timestamptz + (number / 3) * interval '1 ms', ${now}, ${now}
    from generate_series(1, ${count}) as number`.execute(shop.services.database.sql);
  const { browser } = await staffBrowser(shop, ["leads"]);
  const { body } = await browser.get(`${staffLeadsPath}/PL/company-coffee/entries.csv`, {});
  const names = [...body.matchAll(/Ida \d+/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(count);
  expect(names).toHaveLength(count);
  const first = await browser.get(`${staffLeadsPath}/PL/company-coffee`, {});
  const older = elements(first.body, "a").find(({ href = "" }) => href.includes("before="))!;
  const second = await browser.get(older.href!.replaceAll("&amp;", "&"), {});
  expect(wordsOf(first.body)).toContain("Ida 2500");
  expect(wordsOf(second.body)).toContain("Ida 2450");
});

test("staff without the role, and everybody else, see no entries", async () => {
  const { browser } = await staffBrowser(shop, ["orders", "preview", "reports"]);
  for (const path of [staffLeadsPath, one, `${one}/entries.csv`])
    expect((await browser.get(path, {})).statusCode, path).toBe(303);
});

test("a campaign that never was has no page for staff", async () => {
  const { browser } = await staffBrowser(shop, ["leads"]);
  for (const path of [`${staffLeadsPath}/DE/nothing`, `${staffLeadsPath}/XX/company-coffee`])
    expect((await browser.get(path, {})).statusCode, path).toBe(404);
});
