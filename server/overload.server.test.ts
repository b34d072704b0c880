import { cartApiPath, personalDataPath, themeworldsPath } from "../border/border-paths.ts";
import { customerPaths } from "../shop/shop-paths.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { RefusedError, type Admission } from "../platform/http/overload/admission.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { fill, smallAdmission } from "../tests/support/full-admission.ts";
import { elements, wordsOf } from "../tests/support/html.ts";
import { contentChanged, openTestShop, type TestShop } from "../tests/support/shop.ts";

const header = "/service/pageborder/header/PL";
const page = { accept: "text/html" };
let shop: TestShop;
let admission: Admission;
let tasks: ReturnType<typeof fill>;

beforeAll(async () => {
  admission = smallAdmission();
  shop = await openTestShop({ admission });
  for (const url of ["/", header]) await get(url);
});
afterAll(() => shop.close());

beforeEach(() => {
  tasks = fill(admission);
});
afterEach(() => tasks.free());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: shop.host("PL"), ...headers } });

test("an overloaded shop refuses a page with one in the site's language that loads again by itself", async () => {
  const response = await get("/search?query=kawa", page);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(elements(response.body, "html")[0]?.lang).toBe("pl-PL");
  expect(wordsOf(response.body)).toContain(allSites.PL.texts.errors.busyHeadline);
  expect(Number(response.headers.refresh)).toBeGreaterThanOrEqual(5);
  expect(elements(response.body, "a").filter(({ href }) => href === "")).toHaveLength(1);
});

test.each([
  ["the same for every shopper", themeworldsPath],
  ["of one shopper", personalDataPath],
])("an overloaded shop refuses JSON that is %s with problem+json", async (_whose, url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.headers["content-type"]).toContain("application/problem+json");
});

test("an overloaded shop refuses a change of the cart with the cart's own code", async () => {
  const response = await shop.app.inject({
    method: "PUT",
    url: cartApiPath,
    headers: { host: shop.host("PL") },
    payload: { addArticle: { productId: "100101", quantity: 1 } },
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.json()).toMatchObject({ error: "CARTSTORAGE_UNAVAILABLE" });
});

test("an overloaded shop refuses a change before it reads it", async () => {
  const send = (type: string, url: string) =>
    shop.app.inject({
      method: url === cartApiPath ? "PUT" : "POST",
      url,
      headers: { host: shop.host("PL"), "content-type": type, accept: "text/html" },
      payload: "{",
    });
  expect((await send("application/json", cartApiPath)).statusCode).toBe(503);
  await tasks.free();
  expect((await send("application/json", cartApiPath)).statusCode).toBe(400);
});

test("a login displaces other tasks of an overloaded shop", async () => {
  const login = shop.app.inject({
    method: "POST",
    url: customerPaths.login,
    headers: { host: shop.host("PL"), "content-type": "application/x-www-form-urlencoded" },
    payload: "email=ida@example.com&password=wrong",
  });
  await expect(tasks.work[1]).rejects.toThrow(RefusedError);
  await tasks.free();
  expect((await login).statusCode).toBe(400);
});

test("a header without a last good one has the static navigation while the shop is overloaded", async () => {
  const response = await get(`${header}/CLASSIC/reduced`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["x-kontor-degraded"]).toBe("fallback");
  expect(elements(response.body, "header")).toHaveLength(1);
});

test("an overloaded shop answers what is cached or costs no work", async () => {
  const { etag } = (await get("/", page)).headers;
  const statuses = await Promise.all(
    [
      get("/", page),
      get("/", { "if-none-match": String(etag) }),
      get(header),
      get("/robots.txt"),
      get("/service/pageborder/assets.json"),
      get("/health/live"),
      get("/health/ready"),
    ].map(async (response) => (await response).statusCode),
  );
  expect(statuses).toEqual([200, 304, 200, 200, 200, 200, 200]);
});

test("a header whose content changed stays the last good one while the shop is overloaded", async () => {
  const good = await get(header);
  await contentChanged(shop);
  const response = await get(header);
  expect(response.headers["x-kontor-degraded"]).toBe("stale");
  expect(response.body).toBe(good.body);
});

test("a page and its border are rendered in one permit", async () => {
  await tasks.free();
  const response = await shop.app.inject({
    url: "/search?query=kaffee",
    headers: { host: shop.host("AT"), accept: "text/html" },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers["x-kontor-degraded"]).toBeUndefined();
});
