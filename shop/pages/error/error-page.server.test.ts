import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = (code: SiteCode) => ({ site: valueAt(allSites, code).site, now: new Date() });

describe("when the server fails", () => {
  afterEach(() => void vi.restoreAllMocks());
  const breakProducts = () =>
    vi.spyOn(shop.services.catalogue, "product").mockRejectedValue(new Error("secret cause"));

  test("a page that fails says so in the site's language, with a number and without the cause", async () => {
    breakProducts();
    const response = await getPage(shop, "TR", "/x-p100119.html");
    expect(response.statusCode).toBe(500);
    expect(elements(response.body, "html")[0]?.lang).toBe("tr-TR");
    expect(wordsOf(response.body)).toContain(allSites.TR.texts.errors.failureHeadline);
    expect(response.body).toMatch(/<code translate="no">[\da-f-]{36}<\/code>/);
    expect(response.body).not.toContain("secret cause");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("an API client gets problem JSON without the cause when the server fails", async () => {
    breakProducts();
    const response = await getPage(shop, "TR", "/x-p100119.html", { accept: "*/*" });
    expect(response.statusCode).toBe(500);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({ status: 500, instance: expect.any(String) });
    expect(response.body).not.toContain("secret cause");
  });

  test("wrong addresses and the site map query the catalogue only once", async () => {
    await getPage(shop, "SK", "/wrong");
    await getPage(shop, "SK", "/sitemap.xml");
    const asked = (["popular", "productAddresses"] as const).map((name) =>
      vi.spyOn(shop.services.catalogue, name),
    );
    expect((await getPage(shop, "SK", "/wrong/too")).statusCode).toBe(404);
    expect((await getPage(shop, "SK", "/sitemap.xml")).statusCode).toBe(200);
    for (const one of asked) expect(one).not.toHaveBeenCalled();
  });

  test("an overload is answered with 503 and when to retry", async () => {
    vi.spyOn(shop.services.catalogue, "product").mockRejectedValue(
      Object.assign(new Error("busy"), { statusCode: 503 }),
    );
    for (const accept of ["text/html", "application/json"]) {
      const response = await getPage(shop, "TR", "/x-p100119.html", { accept });
      expect(response.statusCode).toBe(503);
      expect(response.headers["retry-after"]).toBe("5");
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  test("a cached page is still served while rendering it fails", async () => {
    const [{ url } = { url: "" }] = await shop.services.catalogue.byNumber(at("AT"), [100101]);
    const good = await getPage(shop, "AT", url);
    breakProducts();
    await sql`select pg_notify('content', '')`.execute(shop.services.database.sql);
    await vi.waitFor(async () => {
      const response = await getPage(shop, "AT", url);
      expect(response.body).toBe(good.body);
      expect(shop.services.catalogue.product).toHaveBeenCalled();
    });
  });
});
