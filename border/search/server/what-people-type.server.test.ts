import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const firstPlaces = 3;

/** Returns the first products of the box and of the page. */
async function shownFirst(code: SiteCode, text: string) {
  const { site } = valueAt(allSites, code);
  const { search } = shop.services;
  const { products } = await search.suggest(site, text, 10, 5);
  const { numbers, spelling } = await search.find(site, text);
  const first = (shown: number[]) => shown.slice(0, firstPlaces);
  return { box: first(products.map(({ id }) => Number(id))), page: first(numbers), spelling };
}

const giftCards = [100171, 100172];
const kilosOfBeans = [100101, 100102, 100103, 100104, 100111, 100112, 100114];
const clothes = (number: number) => number > 104_000 && number < 106_000;
const beansOrGround = (number: number) => number > 100_100 && number < 100_140;

describe("products among the first in box and page", () => {
  test.each<[kind: string, SiteCode, string, number[]]>([
    ["compound", "DE", "weihnachtsgeschenke", giftCards],
    ["compound", "DE", "geschirrhandtücher", [102146]],
    ["compound", "DE", "herrenhausschuhe", [104164]],
    ["compound", "DE", "kaffeebohnendose", [101231]],
    ["compound", "CH", "merinomützen", [104162]],
    ["compound", "AT", "wohnzimmerteppiche", [103124, 103125]],
    ["compound with a typo", "DE", "flugzeugkisen", [108122]],
    ["compound with a typo", "AT", "kinderstifel", [106102]],
    ["compound", "HU", "gyerekcsizmák", [106102]],
    ["compound", "HU", "nappaliszőnyeg", [103124, 103125]],
    ["compound with a typo", "HU", "utazóborönd", [108101, 108102, 108103]],
    ["set", "DE", "kaffeetassenset", [101221, 101222]],
    ["weight", "DE", "1 kilo kaffee", kilosOfBeans],
    ["weight", "CH_FR", "1 kilo cafe grains", kilosOfBeans],
    ["weight", "HU", "2 kilós súlyzó", [105102]],
    ["volume", "HU", "1 literes french press", [101242]],
    ["number", "DE", "art.nr. 101101", [101101]],
    ["number", "TR", "ürün no:100134", [100134]],
    ["gift", "DE", "was schenke ich meinem vater", giftCards],
    ["gift", "DE", "geschenk für tanja", giftCards],
    ["gift", "PL", "prezent dla taty", giftCards],
    ["gift", "CZ", "co koupit k narozeninám", giftCards],
    ["gift", "TR", "anneme hediye", giftCards],
    ["purpose", "CZ", "kapsle do kapsloveho kavovaru", [100141, 100142, 100143]],
    ["purpose", "HU", "szűrő filteres kávéfőzőhöz", [101245]],
    ["purpose", "SK", "vankúš do lietadla", [108122]],
    ["question", "DE", "ich suche eine kaffeemaschine", [101101, 101102, 101121]],
    ["beginning", "DE", "kaffeekanne thermo", [101132]],
  ])("%s, %s: %s", async (_kind, code, text, wanted) => {
    const { box, page } = await shownFirst(code, text);
    for (const shown of [box, page])
      expect(
        shown.some((number) => wanted.includes(number)),
        String(shown),
      ).toBe(true);
  });
});

describe("box and page begin with the same products", () => {
  test.each<[kind: string, SiteCode, string, (number: number) => boolean]>([
    ["coffee for a machine", "DE", "kaffee für siebträgermaschine", beansOrGround],
    ["coffee for a machine", "DE", "kaffee für vollautomaten", beansOrGround],
    ["coffee for a machine", "CH_FR", "café pour machine à expresso", beansOrGround],
    ["coffee for a machine", "PL", "kawa do ekspresu kolbowego", beansOrGround],
    ["coffee for a machine", "CZ", "kava do pakoveho kavovaru", beansOrGround],
    ["coffee for a machine", "SK", "káva do french pressu", beansOrGround],
    ["coffee for a machine", "HU", "kávé automata kávéfőzőhöz", beansOrGround],
    ["coffee for a machine", "TR", "filtre kahve makinesi için kahve", beansOrGround],
    ["size", "DE", "größe m", clothes],
    ["size", "CH_FR", "taille l", clothes],
    ["size", "PL", "rozmiar l", clothes],
    ["size", "CZ", "velikost xl", clothes],
    ["size", "SK", "veľkosť s", clothes],
    ["size", "HU", "m-es méret", clothes],
    ["size", "TR", "m beden", clothes],
  ])("%s, %s: %s", async (_kind, code, text, isWanted) => {
    const { box, page } = await shownFirst(code, text);
    expect(box).toHaveLength(firstPlaces);
    expect(page).toEqual(box);
    expect(box.filter((number) => !isWanted(number))).toEqual([]);
  });
});

test.each<[SiteCode, string, string]>([
  ["TR", "ışıklı zincir", "ışıklı zincir"],
  ["PL", "prezent dla mamy", "prezent dla mamy"],
  ["PL", "kubek terminczy", "kubek termiczny"],
  ["PL", "reczny mlynek", "ręczny młynek"],
  ["HU", "gyerek pizsma", "gyerek pizsama"],
  ["TR", "sut köpürtcü", "süt köpürtücü"],
  ["DE", "Kaffeemuhle Hand", "Kaffeemühle Hand"],
  ["HU", "m-es póló", "m-es póló"],
])("on %s, the page writes “%s” as “%s”", async (code, text, spelling) => {
  expect((await shownFirst(code, text)).spelling).toBe(spelling);
});

describe("prices", () => {
  const suggested = async (code: SiteCode, text: string) =>
    shop.services.search.suggest(valueAt(allSites, code).site, text, 10, 5);
  const lowestPrices = async (code: SiteCode, ids: string[]) => {
    const at = { site: valueAt(allSites, code).site, now: new Date() };
    const cards = await shop.services.catalogue.byNumber(at, ids.map(Number));
    return cards.map(({ price }) => price);
  };

  test.each<[SiteCode, string, number]>([
    ["DE", "kaffee unter 5 euro", 500],
    ["PL", "do 100 zł", 10_000],
    ["TR", "500 tl altı kupa", 50_000],
  ])("on %s, the box suggests only products within the price of “%s”", async (code, text, most) => {
    const { products, productCount } = await suggested(code, text);
    const prices = await lowestPrices(
      code,
      products.map(({ id }) => id),
    );
    expect(prices.length).toBeGreaterThan(0);
    expect(productCount).toBeGreaterThanOrEqual(prices.length);
    for (const price of prices) expect(price).toBeLessThanOrEqual(most);
  });

  test("suggestions with prices are not cached: prices change without another index", async () => {
    const url = `/service/searchfrontend/api/suggestions?${new URLSearchParams({ q: "tassen unter 20 euro", site: "DE" })}`;
    const { headers } = await shop.app.inject({ url, headers: { host: shop.host("DE") } });
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.etag).toBeUndefined();
  });
});

test.each<[SiteCode, string, string]>([
  ["DE", "wo bleibt meine bestellung", "/orders"],
  ["DE", "newsletter abbestellen bitte", "/subscribenewsletter"],
  ["CH_FR", "suivre mon colis", "/orders"],
  ["PL", "zapomniałem hasła", "/account/forgotten"],
  ["CZ", "prodejna praha", "/service/storefinder/"],
  ["SK", "ako môžem zaplatiť", allSites.SK.pages.payment],
  ["HU", "átvétel boltban", allSites.HU.pages["click-and-collect"]],
  ["TR", "kargom nerede", "/orders"],
])(
  "on %s, box and page answer “%s” with the page %s, and guess no product",
  async (code, text, url) => {
    const { site } = valueAt(allSites, code);
    const { pages, products } = await shop.services.search.suggest(site, text, 10, 5);
    const found = await shop.services.search.find(site, text);
    expect(pages?.map((page) => page.url)).toContain(url);
    expect(found.pages.map((page) => page.url)).toContain(url);
    expect([...products, ...found.numbers]).toEqual([]);
  },
);
