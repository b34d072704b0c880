import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { withPackage } from "./with-package.ts";

/** Compares the answers of a host with a cart and a search of its own with the contract, and those of calls that it passes on. */

let shop: StubShop;
let host: Host;
beforeAll(async () => {
  shop = await startStubShop();
  const { createHost } = await withPackage(() => import("../../border/hosts/own-cart/server.ts"));
  host = await listen(createHost(shop.origin));
}, 120_000);
afterAll(async () => {
  await host?.stop();
  await shop?.close();
});

/** Returns where JSON is not what a call answers. */
function faults(path: string, status: string, json: unknown, method = "get") {
  const { schema } = calls.paths[path]![method]!.responses[status]!.content["application/json"];
  return Value.Errors(withNull(schema), json);
}
const calls = JSON.parse(
  await readFile(join(projectFolder, "border/package/calls.json"), "utf8"),
) as { paths: Record<string, Record<string, Operation>> };
interface Operation {
  responses: Record<string, { content: { "application/json": { schema: object } } }>;
}

/** Writes OpenAPI's `nullable` as JSON schema does. */
const withNull = (schema: object) =>
  JSON.parse(JSON.stringify(schema), (_, value: { nullable?: boolean; type?: unknown } | null) =>
    value?.nullable ? { ...value, type: [value.type, "null"] } : value,
  ) as object;

const cart = "/service/cart/api/cart";
let cookie = "";
async function change(asked: object, headers: Record<string, string> = {}) {
  const response = await fetch(host.origin + cart, {
    method: "PUT",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(asked),
  });
  cookie ||= response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { status: response.status, json: response.status === 403 ? {} : await response.json() };
}
const add = (productId: string, quantity: number, headers = {}) =>
  change({ addArticle: { productId, quantity } }, headers);
const countIn = (json: unknown) =>
  (json as { cart: { numberOfArticles: number } }).cart.numberOfArticles;

test("a cart of another system has the form of the contract, empty and with an article", async () => {
  const empty = await (await fetch(host.origin + cart)).json();
  expect(faults(cart, "200", empty)).toEqual([]);
  expect(faults(cart, "200", { cart: { numberOfArticles: 0 } })).not.toEqual([]);
  const { json } = await add("A-100", 2);
  expect(faults(cart, "200", json, "put")).toEqual([]);
  expect(countIn(json)).toBe(2);
  const again = await (await fetch(host.origin + cart, { headers: { cookie } })).json();
  expect(again).toEqual(json);
});

test("a repeated change of a cart of another system is applied once", async () => {
  const key = { "idempotency-key": "0123456789abcdef" };
  const before = countIn((await add("A-100", 1, key)).json);
  expect(countIn((await add("A-100", 1, key)).json)).toBe(before);
});

test.each([
  ["A-100", 20, 409, { error: "ITEM_LIMIT", limit: 10 }],
  ["A-200", 3, 409, { error: "AVAILABILITY_LIMIT", limit: 2 }],
  ["A-300", 1, 409, { error: "AVAILABILITY_LIMIT", limit: 0 }],
  ["100101", 1, 404, { error: "PRODUCTDATA_UNAVAILABLE" }],
])(
  "a cart of another system refuses %s, %i times, with status %i",
  async (id, count, status, reason) => {
    const refused = await add(id, count);
    expect(refused.status).toBe(status);
    expect(refused.json).toMatchObject(reason);
  },
);

test("a cart of another system is not changed from another origin", async () => {
  expect((await add("A-100", 1, { origin: "https://elsewhere.example" })).status).toBe(403);
});

test("suggestions of another system have the form of the contract", async () => {
  const path = "/service/searchfrontend/api/suggestions";
  const json = await (await fetch(`${host.origin}${path}?q=tee`)).json();
  expect(faults(path, "200", json)).toEqual([]);
  const popular = "/service/searchfrontend/api/popular";
  expect(faults(popular, "200", await (await fetch(host.origin + popular)).json())).toEqual([]);
});

test("a host that answers the cart itself passes the customer on to the shop", async () => {
  const path = "/service/customerfrontenddata/api/v1/psdata";
  shop.customer("Ada");
  const json = await (await fetch(host.origin + path)).json();
  expect(json).toMatchObject({ customer: { firstname: "Ada" } });
  expect(faults(path, "200", json)).toEqual([]);
  expect(shop.requests.map(({ url }) => url)).not.toContain(cart);
});
