import { cartPagePath } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/unavailable.ts";
import { Admission } from "../../../platform/http/overload/admission.ts";
import { ConcurrencyLimit } from "../../../platform/http/overload/concurrency-limit.ts";
import type { HeldRefusals } from "../../../platform/http/overload/held-refusals.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileNoSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
const turn = vi.fn<HeldRefusals["turn"]>(async () => {});
beforeAll(async () => {
  const limit = new ConcurrencyLimit(10);
  shop = await openTestShop({ admission: new Admission({ limit, held: { turn } }) });
});
afterAll(() => shop.close());

describe("without JavaScript", () => {
  const espresso = { productId: "100101", tcm: "100101-250" };
  const { cart: texts } = allSites.DE.texts;

  /** Simulates a browser that stores its cookie and submits forms. */
  function browser(code: SiteCode = "DE") {
    let cookie = "";
    const headers = () => ({
      host: shop.host(code),
      accept: "text/html",
      ...(cookie ? { cookie } : {}),
    });
    return {
      submit: async (fields: Record<string, string>, more: Record<string, string> = {}) => {
        const response = await shop.app.inject({
          method: "POST",
          url: cartPagePath,
          payload: new URLSearchParams(fields).toString(),
          headers: {
            ...headers(),
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "same-origin",
            ...more,
          },
        });
        const [set] = response.cookies;
        if (set) cookie = `${set.name}=${set.value}`;
        return response;
      },
      cart: async (url = cartPagePath) => (await shop.app.inject({ url, headers: headers() })).body,
    };
  }
  test("an empty cart is followed by popular products, and one with articles is not", async () => {
    const visitor = browser();
    const { popular } = allSites.DE.texts.searchPage;
    expect(wordsOf(await visitor.cart())).toContain(popular);
    await visitor.submit({ ...espresso, quantity: "1" });
    expect(wordsOf(await visitor.cart())).not.toContain(popular);
  });

  /** Returns the hidden fields of the form with this button. */
  function fieldsBefore(html: string, button: string): Record<string, string> {
    const form = html.match(/<form.*?<\/form>/gs)?.find((each) => wordsOf(each).includes(button));
    return Object.fromEntries(
      elements(form ?? "", "input").map(({ name, value }) => [name!, value!]),
    );
  }
  /** Returns the quantity of each article, from its field. */
  const quantities = (html: string) =>
    elements(html, "input")
      .filter(({ name, type }) => name === "quantity" && type === "text")
      .map(({ value }) => Number(value));

  test("without JavaScript a product's form adds to the cart, and leads to it", async () => {
    const visitor = browser();
    const { body } = await getPage(shop, "DE", "/espresso-speicherstadt-ganze-bohne-p100101.html");
    const form = elements(body, "form").find(({ action }) => action === cartPagePath);
    expect(form?.method).toBe("post");
    for (const total of [2, 4]) {
      const response = await visitor.submit({ ...espresso, quantity: "2" });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(cartPagePath);
      expect(quantities(await visitor.cart())).toEqual([total]);
    }
    const cart = wordsOf(await visitor.cart());
    expect(cart).toContain("Espresso „Speicherstadt“");
    expect(cart).toContain(wordsOf(formatMoney(4 * 499 + 495, allSites.DE.site)));
  });

  test("without JavaScript the cart's form sets a quantity and removes an article", async () => {
    const visitor = browser();
    await visitor.submit({ ...espresso, quantity: "2" });
    expect((await visitor.submit({ ...espresso, quantity: "5", change: "set" })).statusCode).toBe(
      303,
    );
    expect(quantities(await visitor.cart())).toEqual([5]);
    expect((await visitor.submit({ ...espresso, quantity: "5", change: "set" })).statusCode).toBe(
      303,
    );
    expect((await visitor.submit({ ...espresso, quantity: "0", change: "set" })).statusCode).toBe(
      303,
    );
    expect(wordsOf(await visitor.cart())).toContain(texts.empty);
  });

  test("without JavaScript a subscription that is not taken says that it cannot be ordered, and a button removes it", async () => {
    const visitor = browser();
    const subscription = { ...espresso, change: "subscription", quantity: "2", intervalWeeks: "4" };
    const refused = await whileNoSubscriptionsAreTaken(() => visitor.submit(subscription));
    expect(refused.statusCode).toBe(409);
    expect(wordsOf(refused.body)).toContain(texts.subscriptionUnavailable);
    await visitor.submit(subscription);
    const before = await whileNoSubscriptionsAreTaken(() => visitor.cart());
    expect(wordsOf(before)).toContain(texts.subscriptionUnavailable);
    const { headers } = await whileNoSubscriptionsAreTaken(() =>
      visitor.submit(fieldsBefore(before, texts.remove)),
    );
    expect(headers.location).toBe(cartPagePath);
    const after = wordsOf(await visitor.cart());
    expect(after).toContain(texts.empty);
    expect(after).not.toContain(texts.subscriptionUnavailable);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      "an article with its quantity",
      { ...espresso, quantity: "3" },
      { ...espresso, change: "set", quantity: "0" },
    ],
    [
      "a gift card",
      { productId: "100171", quantity: "1" },
      { change: "giftCard", productId: "100171", set: "false" },
    ],
    [
      "a partner's product",
      { change: "partnerProduct", partnerProductId: "shade-tree", set: "true" },
      { change: "partnerProduct", partnerProductId: "shade-tree", set: "false" },
    ],
  ])("without JavaScript %s that was removed can be brought back", async (_name, add, remove) => {
    const visitor = browser();
    expect((await visitor.submit(add)).statusCode).toBe(303);
    const before = await visitor.cart();
    const { headers } = await visitor.submit(remove);
    const after = await visitor.cart(headers.location);
    expect(wordsOf(after)).toContain(texts.empty);
    const undone = await visitor.submit(fieldsBefore(after, texts.undo));
    expect(undone.headers.location).toBe(cartPagePath);
    expect(wordsOf(await visitor.cart())).toBe(wordsOf(before));
    // An article that is in the cart again does not count as removed.
    expect(wordsOf(await visitor.cart(headers.location))).toBe(wordsOf(before));
  });

  test.each([
    "change=voucher&code=KONTOR5&set=true",
    "change=set&productId=999999&quantity=1",
    "change=set&change=set&productId=%00&quantity=x",
    "change=giftCard&set=true",
  ])("the cart's page shows nothing as removed for the query %s", async (query) => {
    const html = await browser().cart(`${cartPagePath}?${query}`);
    expect(wordsOf(html)).toContain(texts.empty);
    expect(html).not.toContain("data-deleted");
  });

  test("the cart's cookie cannot be read by scripts", async () => {
    const { cookies } = await browser().submit({ ...espresso, quantity: "1" });
    expect(cookies).toMatchObject([{ name: "cartId", path: "/", httpOnly: true, sameSite: "Lax" }]);
  });

  test("a cart's form beyond the limit is refused with the limit, and the cart stays as it was", async () => {
    const visitor = browser();
    await visitor.submit({ ...espresso, quantity: "1" });
    const response = await visitor.submit({ ...espresso, quantity: "20" });
    expect(response.statusCode).toBe(409);
    expect(wordsOf(response.body)).toContain(plural(texts.itemLimit, 20, "de-DE"));
    expect(quantities(response.body)).toEqual([1]);
  });

  test.each<[string, Record<string, string>, number]>([
    ["a negative quantity", { ...espresso, quantity: "-1" }, 400],
    ["a fraction", { ...espresso, quantity: "1.5" }, 400],
    ["an enormous quantity", { ...espresso, quantity: "9".repeat(30) }, 400],
    ["no quantity", { ...espresso }, 400],
    ["no product", { quantity: "1" }, 400],
    ["an unknown product", { productId: "999999", quantity: "1" }, 409],
    [
      "an article of another product",
      { productId: "100102", tcm: "100101-250", quantity: "1" },
      409,
    ],
    ["an enormous product", { productId: "9".repeat(11), quantity: "1" }, 400],
    ["odd characters", { productId: "' or 1=1", quantity: "1" }, 400],
    ["an odd article", { productId: "100101", tcm: "\0", quantity: "1" }, 400],
  ])("a cart's form with %s is refused with a page that says so", async (_name, fields, status) => {
    const response = await browser().submit(fields);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(wordsOf(response.body)).toContain(status === 400 ? texts.changeError : texts.notSold);
    expect(response.cookies).toEqual([]);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighbour of the shop", { "sec-fetch-site": "same-site" }],
    ["an older browser on another site", { "sec-fetch-site": "", origin: "https://evil.example" }],
    [
      "an older browser by another scheme",
      { "sec-fetch-site": "", origin: "https://de.localhost:3000" },
    ],
    ["a page without an origin", { "sec-fetch-site": "", origin: "null" }],
  ])("the cart's form is refused from %s", async (_name, from) => {
    const visitor = browser();
    const response = await visitor.submit({ ...espresso, quantity: "1" }, from);
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
    expect(wordsOf(await visitor.cart())).toContain(texts.empty);
  });

  test("the cart's form is accepted from an older browser on the shop's own page", async () => {
    const response = await browser("AT").submit(
      { ...espresso, quantity: "1" },
      { "sec-fetch-site": "", origin: "http://at.localhost:3000" },
    );
    expect(response.statusCode).toBe(303);
  });

  test.each([
    ["another type", "text/plain", "a=b", 415],
    ["a huge form", "application/x-www-form-urlencoded", `productId=${"1".repeat(5_000)}`, 413],
  ])("the cart's form refuses %s", async (_name, type, payload, status) => {
    const response = await shop.app.inject({
      method: "POST",
      url: cartPagePath,
      payload,
      headers: { "content-type": type, "sec-fetch-site": "same-origin" },
    });
    expect(response.statusCode).toBe(status);
  });

  test("the cart's page is neither cached nor indexed", async () => {
    const response = await getPage(shop, "DE", cartPagePath);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(elements(response.body, "meta")).toContainEqual({
      name: "robots",
      content: "noindex, follow",
    });
  });

  test("while the database is away the cart's page says so, and is held like a refusal", async () => {
    vi.spyOn(shop.services.carts, "read").mockRejectedValueOnce(
      new DatabaseUnavailableError("down"),
    );
    turn.mockClear();
    const response = await getPage(shop, "DE", cartPagePath);
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(turn).toHaveBeenCalledOnce();
    await getPage(shop, "DE", cartPagePath);
    expect(turn).toHaveBeenCalledOnce();
  });
});
