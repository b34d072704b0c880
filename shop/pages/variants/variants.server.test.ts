import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { variantsPath } from "../../shop-paths.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sheetOf = (number: string) => getPage(shop, "DE", `${variantsPath}/${number}`);

test("the variants of a product come with their prices and a form for each, in the language of the site", async () => {
  const { body, headers } = await sheetOf("100111");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(body).toContain("<dialog");
  expect(body).toContain("Gewicht wählen");
  const { articles } = (await shop.services.catalogue.product(
    { site: allSites.DE.site, now: new Date() },
    100111,
  ))!;
  expect(articles.length).toBeGreaterThan(1);
  expect([...body.matchAll(/name="tcm" value="([^"]*)"/g)].map(([, tcm]) => tcm)).toEqual(
    articles.map(({ tcm }) => tcm),
  );
});

test("a product that the site does not sell has no variants", async () => {
  expect((await sheetOf("999999999")).statusCode).toBe(404);
});

test("a tile with several variants leads to them, one with a single variant adds it", async () => {
  const { body } = await getPage(shop, "DE", "/kaffee-c1000.html");
  const tileOf = (number: string) =>
    body
      .split('<article class="kontor-tile"')
      .find((tile) => tile.includes(`data-item="${number}"`))!;
  expect(tileOf("100111")).toContain('data-kontor-choose="100111"');
  expect(tileOf("100111")).not.toContain("data-kontor-add");
  const listed = await shop.services.catalogue.byNumber(
    { site: allSites.DE.site, now: new Date() },
    [...body.matchAll(/data-item="(\d+)"/g)].map(([, number]) => Number(number)),
  );
  const single = String(listed.find(({ hasChoice }) => !hasChoice)!.number);
  expect(tileOf(single)).toContain("data-kontor-add");
  expect(tileOf(single)).not.toContain("data-kontor-choose");
});
