import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  customerBrowser,
  login,
  password,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { consentCookie, decidedCookie } from "../../../platform/shared/cookies/consent-cookie.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { cartPagePath } from "../../../border/border-paths.ts";
import { customerPaths, wishlistPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { keptWishlistCookie, keptWishlistDays, wishesIn } from "../../wishlist/browser-wishes.ts";
import { wishlistLimits } from "../../wishlist/server/wishlists.ts";
import { wishlistCookie } from "../../wishlist/wishlist-cookie.ts";
import { maxWishes } from "../../wishlist/wishlist-contract.ts";

let now = new Date("2026-11-22T16:30:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  await sql`delete from rate_limit`.execute(database());
  await sql`delete from wish_list`.execute(database());
});
afterAll(() => shop.close());

const { wishlist: texts } = allSites.DE.texts;
const database = () => shop.services.database.sql;
const [coffee, another] = [100101, 100102];
const change = (visitor: CustomerBrowser, step: string, product = coffee) =>
  visitor.submit(wishlistPaths.own, { step, product: String(product) });
const browserList = ({ jar }: CustomerBrowser) =>
  wishesIn(`${wishlistCookie}=${jar.get(wishlistCookie)}`)?.products;
const listed = (body: string) =>
  elements(mainOf(body), "li").flatMap((row) =>
    row["data-item"] ? [Number(row["data-item"])] : [],
  );
const shownTo = async (visitor: CustomerBrowser) => {
  now = new Date(now.getTime() + 1_000);
  return listed((await visitor.get(wishlistPaths.own)).body);
};
const allowFunctional = ({ jar }: CustomerBrowser) => {
  jar.set(decidedCookie, "2026-11-22");
  jar.set(consentCookie, "groups=C0003%3A1");
};
const sharedIn = (body: string) =>
  new URL(elements(mainOf(body), "input").find(({ id }) => id === "kontor-shared-address")!.value!)
    .pathname;

test.each(siteCodes)(
  "the header and the page of a product on %s lead to the wish list",
  async (code) => {
    const { site, texts: words } = allSites[code];
    const { url } = (await shop.services.catalogue.product({ site, now }, coffee))!;
    const { body } = await customerBrowser(shop, code).get(url);
    expect(elements(body, "a")).toContainEqual(
      expect.objectContaining({ "data-kontor-link": "wishlist", href: wishlistPaths.own }),
    );
    expect(wordsOf(mainOf(body))).toContain(words.wishlist.add);
    const page = await customerBrowser(shop, code).get(wishlistPaths.own);
    expect(wordsOf(page.body)).toContain(words.wishlist.empty.title);
    expect(page.headers["cache-control"]).toBe("no-store");
  },
);

test("a guest's list has what was added, the last first, and is stored in the browser until it is closed", async () => {
  const visitor = customerBrowser(shop);
  expect((await change(visitor, "add")).headers.location).toBe(wishlistPaths.own);
  now = new Date(now.getTime() + 1_000);
  const response = await change(visitor, "add", another);
  expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    [wishlistCookie, undefined],
  ]);
  expect(browserList(visitor)).toEqual([another, coffee]);
  expect(await shownTo(visitor)).toEqual([another, coffee]);
  await change(visitor, "add");
  expect(await shownTo(visitor)).toEqual([another, coffee]);
  await change(visitor, "remove", another);
  expect(await shownTo(visitor)).toEqual([coffee]);
  await change(visitor, "remove");
  expect(visitor.jar.has(wishlistCookie)).toBe(false);
  expect(await shownTo(customerBrowser(shop))).toEqual([]);
});

test("a shopper who allows functional cookies finds the list on a later visit, until the consent is withdrawn", async () => {
  const visitor = customerBrowser(shop);
  allowFunctional(visitor);
  const { cookies } = await change(visitor, "add");
  const [kept] = cookies.filter(({ name }) => name === keptWishlistCookie);
  expect(kept?.maxAge).toBe(keptWishlistDays * 86_400);
  visitor.jar.delete(wishlistCookie);
  expect(await shownTo(visitor)).toEqual([coffee]);
  visitor.jar.delete(wishlistCookie);
  visitor.jar.set(consentCookie, "groups=C0003%3A0");
  expect(await shownTo(visitor)).toEqual([]);
});

test("a login merges the guest's list into the customer's, which every browser then shows", async () => {
  const customer = customerBrowser(shop);
  const email = await register(customer);
  await change(customer, "add", another);
  const guest = customerBrowser(shop);
  await change(guest, "add");
  await login(guest, email);
  expect(new Set(await shownTo(guest))).toEqual(new Set([coffee, another]));
  expect(new Set(browserList(guest))).toEqual(new Set([coffee, another]));
  expect(await shownTo(customer)).toHaveLength(2);
  const { rows } = await sql`select from wish_list where owner like 'guest %'`.execute(database());
  expect(rows).toEqual([]);
  await customer.submit(customerPaths.remove, { password });
  await expect
    .poll(async () => (await sql`select from wish_list`.execute(database())).rows)
    .toEqual([]);
});

test("a shared list shows its products to others, until its owner ends that, and then has another address", async () => {
  const visitor = customerBrowser(shop);
  await change(visitor, "add");
  await change(visitor, "share");
  const path = sharedIn((await visitor.get(wishlistPaths.own)).body);
  const friend = customerBrowser(shop);
  const shared = await friend.get(path);
  expect(wordsOf(shared.body)).toContain(texts.shared.title);
  expect(elements(mainOf(shared.body), "article").map((tile) => tile["data-item"])).toEqual([
    String(coffee),
  ]);
  expect(shared.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "strict-origin",
  });
  expect(friend.jar.has(wishlistCookie)).toBe(false);
  await change(visitor, "unshare");
  expect((await visitor.get(wishlistPaths.own)).body).not.toContain(wishlistPaths.shared);
  const ended = await friend.get(path);
  expect([ended.statusCode, wordsOf(ended.body).includes(texts.shared.ended.title)]).toEqual([
    410,
    true,
  ]);
  await change(visitor, "share");
  expect(sharedIn((await visitor.get(wishlistPaths.own)).body)).not.toBe(path);
});

test("a product moves from the list to the cart, and one that cannot be added stays and says why", async () => {
  const visitor = customerBrowser(shop);
  await change(visitor, "add");
  const moved = await change(visitor, "cart");
  expect(moved.headers.location).toBe(cartPagePath);
  expect(Object.keys(await visitor.cart())).toHaveLength(1);
  expect(await shownTo(visitor)).toEqual([]);
  await change(visitor, "add");
  await sql`update offer set stock = 0 where tcm like '100101-%'`.execute(database());
  const refused = await change(visitor, "cart");
  await sql`update offer set stock = 50 where tcm like '100101-%'`.execute(database());
  expect(refused.statusCode).toBe(409);
  expect(elements(mainOf(refused.body), "div")).toContainEqual(
    expect.objectContaining({ role: "alert" }),
  );
  expect(await shownTo(visitor)).toEqual([coffee]);
});

test("a list says how much a price fell since the product was added, and nothing while it did not", async () => {
  const visitor = customerBrowser(shop);
  await change(visitor, "add");
  const words = async () => wordsOf((await visitor.get(wishlistPaths.own)).body);
  const fell = fill(texts.priceFell, {
    amount: formatMoney(100, allSites.DE.site),
    date: "22. November 2026",
  });
  expect(await words()).not.toContain(wordsOf(fell));
  await sql`update offer set price = price - 100 where tcm like '100101-%' and market = 'DE'`.execute(
    database(),
  );
  expect(await words()).toContain(wordsOf(fell));
  await sql`update offer set price = price + 100 where tcm like '100101-%' and market = 'DE'`.execute(
    database(),
  );
});

test("products that are no longer sold are counted, and an unknown one is not added", async () => {
  const visitor = customerBrowser(shop);
  expect((await change(visitor, "add", 999999)).statusCode).toBe(404);
  await change(visitor, "add");
  await sql`update wish set product = 999999`.execute(database());
  const { body } = await visitor.get(wishlistPaths.own);
  expect(wordsOf(body)).toContain(fill(texts.notSold.one!, { count: 1 }));
});

test("a full list takes no more products, and says so", async () => {
  const visitor = customerBrowser(shop);
  await change(visitor, "add");
  await sql`insert into wish (owner, product, price, added_at)
    select owner, 1 + n, 100, now() from wish_list, generate_series(1, ${maxWishes - 1}) as n`.execute(
    database(),
  );
  const response = await change(visitor, "add", another);
  expect(response.statusCode).toBe(409);
  expect(wordsOf(response.body)).toContain(fill(texts.full, { max: maxWishes }));
  expect((await change(visitor, "add")).statusCode).toBe(303);
});

test("a secret that opens no list is replaced, because another site may have planted it", async () => {
  const visitor = customerBrowser(shop);
  const planted = "x".repeat(32);
  visitor.jar.set(wishlistCookie, `${planted}.${coffee}`);
  await change(visitor, "add");
  expect(visitor.jar.get(wishlistCookie)).not.toContain(planted);
  expect(browserList(visitor)).toEqual([coffee]);
});

test("a network that begins many lists has to wait, and one page of another site changes none", async () => {
  const { times } = wishlistLimits.wishLists;
  for (let begun = 0; begun < times; begun++) await change(customerBrowser(shop), "add");
  const response = await change(customerBrowser(shop), "add");
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "3600"]);
  const foreign = await customerBrowser(shop).submit(
    wishlistPaths.own,
    { step: "add", product: String(coffee) },
    { "sec-fetch-site": "cross-site" },
  );
  expect(foreign.statusCode).toBe(403);
});

test("guests' lists are deleted when their cookies have expired", async () => {
  await change(customerBrowser(shop), "add");
  const count = async () => (await sql`select from wish_list`.execute(database())).rows.length;
  const { deleteExpired } = shop.services.wishlists;
  const end = now.getTime() + keptWishlistDays * 86_400_000;
  await deleteExpired(new Date(end - 1));
  expect(await count()).toBe(1);
  await deleteExpired(new Date(end));
  expect(await count()).toBe(0);
});
