import { gzipSync } from "node:zlib";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectBorder, type HostBorder } from "../../border/package/core/connect-border.ts";
import { diagnose } from "../../border/package/doctor/diagnose.ts";
import { freePort } from "../../server/free-port.ts";
import { findHeadlessShell, launchOptions } from "../../tools/scripts/chromium.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { pageWith } from "./page-host.ts";

/** Lets the doctor of @kontor/border examine a host in front of the shop itself, not of the stub. */

let shop: TestShop;
let shopAddress: string;
let host: Host;
/** The border of the host's pages; a test may connect another one. */
let border: HostBorder;
beforeAll(async () => {
  vi.stubEnv("CHROMIUM", findHeadlessShell() ?? launchOptions.executablePath ?? "");
  host = await listen(async (request, response) => {
    if (request.url !== "/page")
      return border.proxy()(request, response, () => response.writeHead(404).end());
    const { head, header, footer } = await border.get(request);
    const body = `${header}<main id="kontor-content"><p>Text</p></main>${footer}`;
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
      .end(gzipSync(pageWith(head, body)));
  });
  shop = await openTestShop({ trustProxy: "127.0.0.1", siteHosts: { DE: host.origin } });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  shopAddress = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  border = connectBorder({ shop: shopAddress, timeout: 60_000 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await host?.stop();
  await shop?.close();
});

const page = () => new URL("/page", host.origin);
const problems = async (...args: Parameters<typeof diagnose>) =>
  (await diagnose(...args)).map(({ problem }) => problem);

test("the doctor finds nothing on a good host of the shop", async () => {
  expect(await problems(page())).toEqual([]);
});

test("the doctor finds the border of a site that the shop has at another address", async () => {
  border = connectBorder({ shop: shopAddress, site: "AT", timeout: 60_000 });
  expect(await problems(page())).toContainEqual(
    expect.stringMatching(/border of AT, but the shop takes .* for DE/),
  );
});

test("the doctor breaks the shop of a good host, whose pages stay whole", async () => {
  const port = await freePort();
  border = connectBorder({ shop: `http://127.0.0.1:${port}`, onProblem: () => {} });
  const breaking = { shop: shopAddress, port, log: () => {}, failures: ["404"] as const };
  expect(await problems(page(), { breaking })).toEqual([]);
});
