import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storesPath } from "../../../border/border-paths.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { consentCookie, decidedCookie } from "../../../platform/shared/cookies/consent-cookie.ts";
import { consentText } from "../../../platform/shared/cookies/consent-decision.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { myStorePath, storePagesPath, storeSearchPath } from "../../shop-paths.ts";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import { keptStoreCookie, keptStoreDays } from "../../stores/my-store.ts";

let shop: TestShop;
/** A Thursday. */
const thursday = new Date("2026-12-03T12:00Z");
let now = thursday;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(() => (now = thursday));

const get = (url: string, code = "DE") => getPage(shop, code, url);
const mainAt = async (url: string, code = "DE") => mainOf((await get(url, code)).body);
const wordsAt = async (url: string, code = "DE") =>
  wordsOf(await mainAt(url, code)).replaceAll("\u00a0", " ");
const search = (query: string) => `${storeSearchPath}?query=${encodeURIComponent(query)}`;
const storesIn = (html: string) =>
  elements(html, "li").flatMap(({ id }) => (id?.startsWith("store-") ? id.slice(6) : []));

describe("the store finder", () => {
  test.each(siteCodes)(
    "%s: lists the stores, with a pin for each, and says which is open",
    async (code) => {
      const { body, statusCode } = await get(storesPath, code);
      expect(statusCode).toBe(200);
      expect(body).toContain('data-page-type="storefinder"');
      const stores = storesIn(mainOf(body));
      expect(stores.length).toBeGreaterThanOrEqual(6);
      for (const id of stores) {
        expect(body).toContain(`href="#store-${id}"`);
        expect(body).toContain(`href="${storePagesPath}/${id}"`);
      }
      const { openUntil } = valueAt(allSites, code).texts.stores;
      const [before] = openUntil.split("{time}");
      expect(wordsOf(mainOf(body)).replaceAll("\u00a0", " ")).toContain(
        before!.replaceAll("\u00a0", " ").trim(),
      );
    },
  );

  test("only its pages may ask for the position", async () => {
    const policy = async (url: string) => (await get(url)).headers["permissions-policy"];
    expect(await policy(storesPath)).toContain("geolocation=(self)");
    expect(await policy(search("hamburg"))).toContain("geolocation=(self)");
    expect(await policy("/contact")).toContain("geolocation=()");
    expect(await policy(`${storePagesPath}/hamburg-sandtorkai`)).toContain("geolocation=()");
  });

  test("finds stores by town, postal code and name, also with a typo", async () => {
    expect(storesIn(await mainAt(search("köln")))).toEqual(["koln-ehrenstrasse"]);
    expect(storesIn(await mainAt(search("20457")))).toEqual(["hamburg-sandtorkai"]);
    expect(storesIn(await mainAt(search("sandtorkai")))).toEqual(["hamburg-sandtorkai"]);
    expect(storesIn(await mainAt(search("Hambrug")))).toEqual([
      "hamburg-monckebergstrasse",
      "hamburg-sandtorkai",
    ]);
    expect(await wordsAt(search("hamburg"))).toContain("2 Stores für „hamburg“");
  });

  test("says that nothing matches, and shows all", async () => {
    const all = storesIn(await mainAt(storesPath));
    expect(storesIn(await mainAt(search("Paris")))).toEqual(all);
    expect(await wordsAt(search("Paris"))).toContain("Für „Paris“ gibt es keinen Store.");
  });

  test.each([
    ["without a query", storeSearchPath],
    ["with an empty one", `${storeSearchPath}?query=`],
    ["with two", `${storeSearchPath}?query=a&query=b`],
    ["with other parameters", `${storeSearchPath}?query=&utm_source=x`],
  ])("%s shows all stores", async (_, url) => {
    expect(storesIn(await mainAt(url)).length).toBeGreaterThan(6);
  });

  test("a query with markup is shown as text", async () => {
    expect(await mainAt(search("<b>"))).toContain("&lt;b&gt;");
    expect((await get(search("x".repeat(5_000)))).statusCode).toBe(200);
  });

  test("CH and CH_FR have the same stores, with the names of their language", async () => {
    expect(storesIn(await mainAt(storesPath, "CH"))).toEqual(
      storesIn(await mainAt(storesPath, "CH_FR")),
    );
    expect(await wordsAt(storesPath, "CH")).toContain("Genf, Rue du Marché");
    expect(await wordsAt(storesPath, "CH_FR")).toContain("Genève, rue du Marché");
  });

  test("what is open changes with the clock, although the page is cached", async () => {
    const [tuesday, evening] = ["2026-12-01T12:00+01:00", "2026-12-01T21:30+01:00"];
    now = new Date(tuesday!);
    expect(await wordsAt(storesPath)).toContain("Jetzt geöffnet, bis 20:00 Uhr");
    now = new Date(evening!);
    const words = await wordsAt(storesPath);
    expect(words).not.toContain("Jetzt geöffnet");
    expect(words).toContain("Öffnet morgen um 9:00 Uhr");
  });
});

describe("the page of a store", () => {
  const path = `${storePagesPath}/hamburg-sandtorkai`;

  test("has the hours of the next seven days, with exceptions and holidays", async () => {
    now = new Date("2026-12-21T09:00+01:00");
    const words = await wordsAt(path);
    expect(words).toContain("Heute, Montag, 21. Dezember");
    expect(words).toMatch(/Donnerstag, 24\. Dezember\s*9:00–13:00\s*\(\s*abweichende Zeiten\s*\)/);
    expect(words).toMatch(/Freitag, 25\. Dezember\s*geschlossen\s*\(\s*Feiertag\s*\)/);
    expect(words).toContain("Am Sandtorkai 12, 20457 Hamburg");
    expect(words).toContain("Kaffeebar");
    expect(words).toMatch(/entfernt/);
  });

  test("describes itself to search engines", async () => {
    const { body } = await get(path);
    const data = structuredData(body).find((each) => each["@type"] === "LocalBusiness")!;
    expect(data).toMatchObject({
      name: "Kontor Hamburg, Sandtorkai",
      telephone: "+49-40-555-0132",
      address: { postalCode: "20457", addressCountry: "DE" },
      geo: { latitude: 53.544 },
    });
    expect(data.openingHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "Saturday",
      opens: "09:00",
      closes: "18:00",
    });
    expect(data.specialOpeningHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-12-25",
      validThrough: "2026-12-25",
      opens: "00:00",
      closes: "00:00",
    });
  });

  test("stands in the site map, unless it is closed or not yet open", async () => {
    const { body } = await get("/sitemap.xml");
    expect(body).toContain(`${path}<`);
    expect(body).not.toContain("dortmund-westenhellweg");
    expect(body).not.toContain("hannover-georgstrasse");
  });

  test("does not exist for stores of other countries, unknown ones, and those that open later", async () => {
    for (const id of ["wien-praterstrasse", "atlantis", "hannover-georgstrasse"])
      expect((await get(`${storePagesPath}/${id}`)).statusCode, id).toBe(404);
    now = new Date("2027-03-01T09:30+01:00");
    expect((await get(`${storePagesPath}/hannover-georgstrasse`)).statusCode).toBe(200);
  });

  test("says for a year that the store is closed for good, with the nearest others, and is gone then", async () => {
    const closed = `${storePagesPath}/dortmund-westenhellweg`;
    const { body, statusCode } = await get(closed);
    expect(statusCode).toBe(200);
    expect(wordsOf(mainOf(body)).replaceAll("\u00a0", " ")).toContain(
      "Dieser Store ist seit dem 30. September 2026 dauerhaft geschlossen.",
    );
    expect(storesIn(mainOf(body))[0]).toBe("koln-ehrenstrasse");
    expect(structuredData(body).some((each) => each["@type"] === "LocalBusiness")).toBe(false);
    expect(body).toContain('name="robots"');
    expect(storesIn(await mainAt(storesPath))).not.toContain("dortmund-westenhellweg");
    now = new Date("2027-10-01T12:00Z");
    expect((await get(closed)).statusCode).toBe(410);
  });

  test("shows a change of the database at once", async () => {
    const database = shop.services.database.sql;
    expect(await wordsAt(path)).toContain("20457 Hamburg");
    await sql`update store set content = jsonb_set(content, '{street}', '"Neuer Wall 1"') where id = 'hamburg-sandtorkai'`.execute(
      database,
    );
    await contentChanged(shop);
    expect(await wordsAt(path)).toContain("Neuer Wall 1");
    await sql`update store set content = jsonb_set(content, '{street}', '"Am Sandtorkai 12"') where id = 'hamburg-sandtorkai'`.execute(
      database,
    );
    await contentChanged(shop);
  });
});

describe("the shopper's own store", () => {
  const choose = (store: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: "POST",
      url: myStorePath,
      headers: {
        host: shop.host("DE"),
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      payload: new URLSearchParams({ store }).toString(),
    });
  const at = thursday;
  const consented = `${consentCookie}=${consentText(["functional"], { interactions: 1, at })}; ${decidedCookie}=${at.toISOString()}`;

  test("is stored for the session, and for longer with functional consent", async () => {
    const { cookies, headers } = await choose("koln-ehrenstrasse");
    expect(headers.location).toBe(myStorePath);
    expect(cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([[myStoreCookie, undefined]]);
    const kept = await choose("koln-ehrenstrasse", { cookie: consented });
    expect(kept.cookies.map(({ name }) => name)).toEqual([myStoreCookie, keptStoreCookie]);
    expect(kept.cookies[1]!.maxAge).toBe(keptStoreDays * 86_400);
  });

  test("has a page of its own, with a button that forgets it", async () => {
    const [cookie] = (await choose("koln-ehrenstrasse")).cookies;
    const { body } = await getPage(shop, "DE", myStorePath, {
      cookie: `${cookie!.name}=${encodeURIComponent(cookie!.value)}`,
    });
    expect(wordsOf(mainOf(body))).toContain("Köln, Ehrenstraße");
    expect(wordsOf(mainOf(body))).toContain(allSites.DE.texts.stores.forgetMine);
    const { cookies, headers } = await choose("");
    expect(headers.location).toBe(storesPath);
    expect(cookies.every(({ value }) => value === "")).toBe(true);
  });

  test("is none of an unknown store, of another country, or chosen by a page of another site", async () => {
    for (const id of ["atlantis", "wien-praterstrasse", "dortmund-westenhellweg"])
      expect((await choose(id)).headers.location, id).toBe(storesPath);
    const foreign = await choose("koln-ehrenstrasse", { origin: "https://evil.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await get(myStorePath)).headers.location).toBe(storesPath);
  });
});
