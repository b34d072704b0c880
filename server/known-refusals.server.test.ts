import { personalDataPath } from "../border/border-paths.ts";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
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
  /** A refusal by Fastify names the request. */
  problem: { instance?: string };
}

const ask = (headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = shop.app.server.address() as AddressInfo;
    const path = `/shop${personalDataPath}`;
    get({ port, path, headers: { host: shop.host("DE"), ...headers } }, async (response) => {
      const problem = (await json(response)) as Answer["problem"];
      resolve({ status: response.statusCode, headers: response.headers, problem });
    }).on("error", reject);
  });

test("a repeated refusal is for the origin that asks, as the first one was", async () => {
  const first = await ask({ origin: listed });
  const again = await ask({ origin: listed });
  expect(first.problem.instance).toBeDefined();
  expect(again.problem.instance).toBeUndefined();
  expect(again.status).toBe(503);
  expect(again.headers["access-control-allow-origin"]).toBe(listed);
  for (const name of ["vary", "retry-after", "content-type", "cache-control"])
    expect(again.headers[name], name).toBe(first.headers[name]);
  const own = await ask({});
  expect(own.problem.instance).toBeDefined();
  expect(own.headers["access-control-allow-origin"]).toBeUndefined();
});
