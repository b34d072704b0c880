import { personalDataPath } from "../border/border-paths.ts";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setBasePath } from "../platform/shared/sites/base-path.ts";
import { fill, smallAdmission } from "../tests/support/full-admission.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Tests refusals of a shop below a path (BASE_PATH) that a page of another origin (BORDER_HOSTS) asks. */

const listed = "https://www.example.test";
let shop: TestShop;
let free: () => Promise<void>;

beforeAll(async () => {
  const admission = smallAdmission();
  shop = await openTestShop({ admission, basePath: "/shop", borderHosts: [listed] });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  ({ free } = fill(admission));
});
afterAll(async () => {
  await free();
  await shop.close();
  setBasePath("");
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

const ask = (headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = shop.app.server.address() as AddressInfo;
    const path = `/shop${personalDataPath}`;
    get({ port, path, headers: { host: shop.host("DE"), ...headers } }, (response) => {
      resolve({ status: response.statusCode, headers: response.headers });
      response.resume();
    }).on("error", reject);
  });

test("a page of another origin can read that its request is refused, each time", async () => {
  for (let times = 0; times < 2; times++) {
    const { status, headers } = await ask({ origin: listed });
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(headers["access-control-allow-origin"]).toBe(listed);
  }
  const own = await ask({});
  expect(own.status).toBe(503);
  expect(own.headers["access-control-allow-origin"]).toBeUndefined();
});
