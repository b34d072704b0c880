import { publishPath } from "../../border/border-paths.ts";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BuiltServer } from "../support/built-server.ts";
import { anotherShop } from "./another-shop.ts";
import { atNight } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests a shop with a monitoring service, to which it forwards pages' reports. */

let service: Server;
let shop: BuiltServer;
let received: { url?: string; headers: IncomingHttpHeaders; body: string }[];

test.beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const { url, headers } = request;
    received.push({ url, headers, body: Buffer.concat(chunks).toString() });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  shop = await anotherShop();
  await shop.start({ MONITORING_DSN: `http://abc123@127.0.0.1:${port}/4711` });
});
test.afterAll(async () => {
  await shop.remove();
  service.close();
});
test.beforeEach(() => {
  received = [];
});

test(
  "a warning of a page reaches the monitoring service once, as an envelope without personal data",
  atNight,
  async ({ page, visit }) => {
    const { allow } = visit("DE");
    const url = shop.origin.replace("127.0.0.1", "de.localhost");
    await allow("statistics");
    await page
      .context()
      .addCookies(
        (await page.context().cookies()).map(({ name, value }) => ({ name, value, url })),
      );
    await page.route(`**${publishPath}`, async (route) => {
      const { events } = route.request().postDataJSON() as { events: { id: string }[] };
      const rejected = events.map(({ id }) => ({ id, code: "invalid" }));
      await route.fulfill({ json: { accepted: [], duplicate: [], rejected } });
    });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${url}/search?query=ida%40example.com&utm_source=mail&site=DE`);
    await expect.poll(() => received.length).toBe(1);
    const [{ url: asked, headers, body }] = received as [(typeof received)[0]];
    expect(asked).toBe("/api/4711/envelope/?sentry_version=7&sentry_key=abc123");
    for (const name of ["cookie", "referer", "origin"]) expect(headers).not.toHaveProperty(name);
    expect([...hosts]).toEqual([url]);
    const [envelope, item, event] = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(item).toEqual({ type: "event" });
    expect(event).toMatchObject({
      event_id: envelope!.event_id,
      platform: "javascript",
      level: "warning",
      message: "An event was dropped: invalid",
      environment: "development",
      request: { url: `${url}/search?utm_source=mail` },
      tags: {
        application: "kontor",
        service: "tracking",
        session: expect.stringMatching(/^[\w-]{8,40}$/),
      },
    });
    expect(body).not.toContain("ida");
  },
);
