import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Capability } from "../../commerce/capabilities.ts";
import { fixtureProduct } from "../../commerce/conformance/fixture.ts";
import type { OrderDraft } from "../../commerce/orders.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import type { OrderPorts } from "../../shop/orders/server/orders-ports.ts";
import { createUndoAtEngine } from "../../shop/orders/server/undo-at-engine.ts";
import { customerPaths, subscriptionLinkPath, subscriptionPaths } from "../../shop/shop-paths.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { customerBrowser, register } from "../support/customer-browser.ts";
import { address, completeCheckout, orderVisitor, placed } from "../support/order-visitor.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { mainOf, wordsOf } from "../support/html.ts";
import { staffBrowser } from "../support/staff.ts";
import { staffPaths } from "../../border/border-paths.ts";
import { pieces, poorEngine, richEngine } from "./poor-engine.ts";
import { productNumberOf } from "./product-number.ts";
import { shopOnEngine } from "./shop-on-engine.ts";

const now = () => new Date();
const { site, texts } = allSites.DE;
const { catalogue } = texts;
const { engine, behind } = poorEngine(now);
let poor: TestShop;
let rich: TestShop;
beforeAll(async () => {
  poor = await openTestShop({ system: engine });
  rich = await openTestShop({ system: richEngine(now) });
});
afterAll(() => Promise.all([poor.close(), rich.close()]));

/** Products that only one of the tests changes: with one variant each, and the first also with a former price. */
const [reduced, deleted, replaced, sold, last] = [5, 7, 10, 13, 14].map(fixtureProduct);
const skuOf = ({ variants }: { variants: { sku: string }[] }) => variants[0]!.sku;

async function pageOf(shop: TestShop, sku: string): Promise<string> {
  const product = await shopOnEngine(shop).product("DE", sku);
  return (await customerBrowser(shop).get(product!.address)).body;
}

/** A text stands on the page of a product where the engine has what it says, and not where it has not. */
async function isOnRichPageOnly(...found: string[]) {
  const [there, gone] = [await pageOf(rich, skuOf(reduced!)), await pageOf(poor, skuOf(reduced!))];
  for (const text of found) expect(there).toContain(text);
  for (const text of found) expect(gone).not.toContain(text);
}

/** Returns a shopper whose cart has these pieces, and who has entered everything. */
async function shopper(sku: string, quantity = 1) {
  const visitor = orderVisitor(poor.services);
  const productId = String(await productNumberOf(poor.services, sku));
  const change = await visitor.change({ addArticle: { productId, tcm: sku, quantity } });
  expect(change.changed).toBe(true);
  await visitor.enter(completeCheckout);
  return visitor;
}

/** Sells all pieces of a variant by another way than the shop. */
async function sellElsewhere(sku: string) {
  const scope = { channel: site.market, at: now() };
  const { price } = (await behind.offers.current(scope, [sku])).get(sku)!;
  const draft: OrderDraft = {
    email: "",
    address,
    lines: [{ variant: sku, quantity: pieces, price }],
    discount: 0,
    shipping: 0,
    total: price * pieces,
  };
  expect(await behind.orders.place(scope, draft, crypto.randomUUID())).toMatchObject({ ok: true });
}

/** Staff are told of what the shop cannot undo at the engine. */
async function undoes(undo: (at: ReturnType<typeof createUndoAtEngine>) => Promise<void>) {
  const onError = vi.fn<OrderPorts["onError"]>();
  await undo(createUndoAtEngine({ engine, onError }));
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    new Error("It is poor."),
    expect.stringContaining("the engine, where it is E1"),
  );
}
const order = { number: "4711081512", engineNumber: "E1" };

/** Pages that link subscriptions, in the footer or elsewhere. */
const subscriptionLinkers = [
  "/",
  allSites.DE.pages.faq,
  "/sitemap.xml",
  customerPaths.account,
  subscriptionPaths.page,
];

/** Returns those of them that do. */
async function pagesWithSubscriptions(shop: TestShop): Promise<string[]> {
  const browser = customerBrowser(shop);
  await register(browser);
  const found: string[] = [];
  for (const path of subscriptionLinkers) {
    const { body, statusCode } = await browser.get(path);
    const links = [...Object.values(subscriptionPaths), subscriptionLinkPath];
    const isLinked = links.some((link) => new RegExp(`${link}["<#?]`).test(body));
    if (statusCode === 200 && isLinked) found.push(path);
  }
  return found;
}

/** How the shop is without each capability: a new one needs a line. */
const without: Record<Capability, () => Promise<void>> = {
  exactStock: () => isOnRichPageOnly(plural(catalogue.onlyLeft, pieces, site.locale)),
  // The texts of the buy box are on each page, the price is not.
  formerPrices: () => isOnRichPageOnly("12,81"),
  // Nothing on a page ends by itself.
  async timedPrices() {
    expect(await poor.services.catalogue.nextChange(now())).toBeUndefined();
  },
  details: () =>
    isOnRichPageOnly(catalogue.ingredients, "Clay, quartz.", catalogue.safety, "Becomes hot."),
  async facets() {
    const facetsOf = async (shop: TestShop) =>
      Object.keys((await shopOnEngine(shop).list("DE", { category: "cups" })).facets);
    expect(await facetsOf(rich)).toEqual(["glaze"]);
    expect(await facetsOf(poor)).toEqual([]);
  },
  async reportsDeletions() {
    const visitor = await shopper(skuOf(deleted!));
    const { seen } = await visitor.review();
    behind.edit(({ products }) => products.delete(deleted!.id));
    expect(await visitor.press(seen)).toMatchObject({ problem: expect.anything() as unknown });
  },
  async restoresProducts() {
    const sku = skuOf(replaced!);
    const before = await productNumberOf(poor.services, sku);
    const [again] = [{ ...fixtureProduct(111), names: replaced!.names }];
    behind.edit(({ products }) => {
      products.delete(replaced!.id);
      const variants = again.variants.map(({ places: _places, ...each }) => ({
        ...each,
        id: each.sku,
        offers: each.offers.map((offer) => ({ ...offer, stock: pieces })),
      }));
      products.set(again.id, { ...again, variants });
    });
    await vi.waitFor(
      async () => {
        const number = await productNumberOf(poor.services, skuOf(again));
        expect(number).toBeGreaterThan(before!);
      },
      { timeout: 60_000 },
    );
  },
  async reportsSales() {
    const visitor = await shopper(skuOf(sold!));
    const { seen } = await visitor.review();
    await sellElsewhere(skuOf(sold!));
    expect(await visitor.press(seen)).toMatchObject({ problem: expect.anything() as unknown });
  },
  // Whether the last piece was sold twice is the engine's to say: the shop promises what it was answered.
  async reservesAtOrder() {
    const sku = skuOf(last!);
    const both = await Promise.all([shopper(sku), shopper(sku)]);
    for (const visitor of both) placed(await visitor.press());
  },
  async ordersOnce() {
    const visitor = await shopper(skuOf(fixtureProduct(17)));
    const place = vi.spyOn(engine.orders, "place");
    const { seen } = await visitor.review();
    const [first, second] = [placed(await visitor.press(seen)), placed(await visitor.press(seen))];
    expect(second.number).toBe(first.number);
    expect(place).toHaveBeenCalledTimes(1);
    // The shop makes the orders of subscriptions by itself, and must know whether the engine has them.
    expect(await pagesWithSubscriptions(poor)).toEqual([]);
    expect(await pagesWithSubscriptions(rich)).toEqual(subscriptionLinkers);
  },
  cancelsOrders: () => undoes((at) => at.cancel(order)),
  async stockByPlace() {
    await isOnRichPageOnly(texts.checkout.pickup);
    // Stores are the shop's own: the finder has them.
    const finders = [rich, poor].map((shop) => customerBrowser(shop).get("/service/storefinder/"));
    const [one, other] = (await Promise.all(finders)).map(({ body }) => wordsOf(mainOf(body)));
    expect(other).toBe(one);
    expect(other).toContain("Hamburg");
  },
  takesPiecesBack: () =>
    undoes((at) => at.acceptReturn(order, { variant: "cup", quantity: 1 }, "key")),
};

test.each(Object.entries(without))(
  "the shop on an engine without %s shows nothing wrong",
  (_, proof) => expect(proof()).resolves.toBeUndefined(),
);

test("staff see what the shop leaves out on another catalogue, and on which sites", async () => {
  const { browser } = await staffBrowser(poor);
  const { body } = await browser.get(staffPaths.login);
  expect(body).toContain("The free article coffee-to-try is not offered");
  expect(body).toContain("AT: Nothing is sold here, because the commerce system has no channel AT");
});

test("on another catalogue a partner's product has an empty frame as its picture", async () => {
  const visitor = await shopper(skuOf(fixtureProduct(19)));
  const [offer] = (await visitor.cart()).partnerOffers;
  expect(offer!.picture).toMatch(/^\/img\/no-picture\//);
  const { statusCode, headers } = await customerBrowser(poor).get(`${offer!.picture}/160.webp`);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
});

test("on another catalogue no product is said to be made by the shop", async () => {
  const body = await pageOf(poor, skuOf(reduced!));
  expect(body).not.toContain(`<h3>${catalogue.manufacturer}</h3>`);
  expect(body).not.toContain('"@type":"Brand"');
});
