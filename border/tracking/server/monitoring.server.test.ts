import { monitoringPath } from "../../border-paths.ts";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

const envelope = '{"event_id":"1"}\n{"type":"event"}\n{"message":"broken"}\n';

const report = (shop: TestShop, payload = envelope) =>
  shop.app.inject({
    method: "POST",
    url: monitoringPath,
    headers: {
      host: shop.host("DE"),
      "content-type": "text/plain;charset=UTF-8",
      cookie: "userKey=visitor-1",
      "user-agent": "of the visitor",
      referer: "https://shop.example/secret",
    },
    payload,
  });

/** The monitoring settings that pages pass to browsers: in the border, and in their policy. */
async function pageOf(shop: TestShop) {
  const { body, headers } = await shop.app.inject({
    url: "/",
    headers: { host: shop.host("DE"), accept: "text/html" },
  });
  return {
    border: body.match(/data-monitoring="[^"]*"/g) ?? [],
    policy: String(headers["content-security-policy"]),
  };
}

describe("with a monitoring service", () => {
  let service: Server;
  let shop: TestShop;
  let received: { url?: string; headers: IncomingHttpHeaders; body: string }[];
  let answer: { status: number; headers?: Record<string, string> };

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const chunks = await Array.fromAsync(request);
      const { url, headers } = request;
      received.push({ url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status, answer.headers).end("{}");
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const { port } = service.address() as AddressInfo;
    shop = await openTestShop({ monitoringDsn: `http://abc123@127.0.0.1:${port}/4711` });
  });
  afterAll(async () => {
    await shop.close();
    service.close();
  });
  beforeEach(() => {
    received = [];
    answer = { status: 200 };
  });

  test("header and footer say that there is monitoring, and the policy allows no other host for it", async () => {
    const { border, policy } = await pageOf(shop);
    expect(border).toEqual(['data-monitoring="true"', 'data-monitoring="true"']);
    expect(policy).not.toMatch(/127\.0\.0\.1|connect-src/);
  });

  test("the shop forwards the report of a page without data of its visitor", async () => {
    expect((await report(shop)).statusCode).toBe(204);
    expect(received).toHaveLength(1);
    const [{ url, headers, body }] = received as [(typeof received)[0]];
    expect(url).toBe("/api/4711/envelope/?sentry_version=7&sentry_key=abc123");
    expect(body).toBe(envelope);
    expect(JSON.stringify(headers)).not.toMatch(/visitor|secret|forwarded/);
  });

  test.each([
    [429, { "retry-after": "30" }, 429, "30"],
    [503, { "retry-after": "5" }, 503, "5"],
    [403, {}, 502, undefined],
    [500, { "retry-after": "5" }, 502, undefined],
    [302, { location: "http://127.0.0.1:1/" }, 502, undefined],
  ])(
    "the monitoring service's answer %i %j is %i for the page",
    async (status, headers, expected, retryAfter) => {
      answer = { status, headers: headers as Record<string, string> };
      const response = await report(shop);
      expect(response.statusCode).toBe(expected);
      expect(response.headers["retry-after"]).toBe(retryAfter);
      expect(response.body).toBe("");
    },
  );

  test("a report larger than pages send is refused, and not passed on", async () => {
    expect((await report(shop, "x".repeat(9_000))).statusCode).toBe(413);
    expect(received).toEqual([]);
  });
});

test("without a monitoring service pages name none, and the shop refuses reports", async () => {
  const shop = await openTestShop({});
  try {
    expect((await pageOf(shop)).border).toEqual([]);
    expect((await report(shop)).statusCode).toBe(404);
  } finally {
    await shop.close();
  }
});
