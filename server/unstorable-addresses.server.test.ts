import { staffPaths } from "../border/border-paths.ts";
import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffRoles } from "../border/staff/staff-contract.ts";
import { customerBrowser, register } from "../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { staffBrowser } from "../tests/support/staff.ts";

/** Texts that PostgreSQL cannot store, in every address. */

let shop: TestShop;
const routes: Pick<RouteOptions, "url" | "method" | "schema">[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    onCreate: async (app) => void app.addHook("onRoute", (route) => void routes.push(route)),
  });
  await shop.app.ready();
});
afterAll(() => shop.close());

const logouts = [staffPaths.logout, "/staff/logout"];

const ownPage = { "sec-fetch-site": "same-origin" };

/** Returns the addresses of a route in which parameters of path and query are U+0000. */
function addressesOf({ url, schema }: (typeof routes)[number]): string[] {
  const path = url.replaceAll(/:\w+(\(.*?\))?(?=[/.-]|$)|\*/g, "%00").replaceAll(/:\w+/g, "%00");
  const { properties = {} } = (schema?.querystring ?? {}) as { properties?: object };
  const names = [...Object.keys(properties), "text", "site", "state", "before", "key", "path"];
  const search = names.map((name) => `${name}=%00`).join("&");
  return [...(path === url ? [] : [path]), `${path}?${search}`];
}

test("U+0000 in a parameter of an address is no failure of the shop, for guests, customers and staff", async () => {
  const customer = customerBrowser(shop);
  await register(customer);
  const { browser: staff } = await staffBrowser(shop, [...staffRoles]);
  const failures: unknown[] = [];
  let tried = 0;
  for (const route of routes.filter(({ url }) => !logouts.includes(url)))
    for (const method of (["GET", "POST"] as const).filter((each) => route.method.includes(each)))
      for (const address of addressesOf(route))
        for (const browser of [customerBrowser(shop), customer, staff]) {
          const body = method === "POST" ? { note: "" } : undefined;
          const { statusCode } = await browser.send(method, address, body, ownPage);
          tried++;
          if (statusCode >= 500) failures.push([statusCode, method, address]);
        }
  expect(failures).toEqual([]);
  expect((await staff.get("/staff/orders", ownPage)).statusCode).toBe(200);
  expect(tried).toBeGreaterThan(300);
});
