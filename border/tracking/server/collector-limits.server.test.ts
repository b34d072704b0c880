import { publishPath, visitorEventsPath } from "../../border-paths.ts";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { batchAt, eventAt, grantingCookie } from "../../../tests/support/tracked-events.ts";
import { visitorCookie } from "../tracking-contract.ts";
import { erasureLimits } from "./tracking-routes.ts";

/** The limits of one network at the collector. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("unfinished requests of one network do not block the collector for others", async () => {
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const head = `POST ${publishPath} HTTP/1.1\r\nHost: de.localhost\r\nContent-Type: text/plain\r\n`;
  const statusFrom = async (remoteAddress: string) =>
    (
      await shop.app.inject({
        method: "POST",
        url: publishPath,
        remoteAddress,
        headers: { host: shop.host("DE"), "content-type": "text/plain", cookie: grantingCookie },
        payload: JSON.stringify(batchAt(Date.now(), [eventAt(Date.now())])),
      })
    ).statusCode;
  const sockets = Array.from({ length: 600 }, () =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .on("connect", function (this: Socket) {
        this.write(`${head}Content-Length: 100\r\n\r\n{`);
      }),
  );
  await expect.poll(() => statusFrom("127.0.0.1")).toBe(503);
  expect(await statusFrom("198.51.100.1")).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => statusFrom("127.0.0.1")).toBe(200);
});

test.each(["a%00b", "x".repeat(6_000), "a b"])(
  "an erasure of an impossible visitor is answered, and stores nothing (%#)",
  async (visitor) => {
    const erasures = () =>
      shop.services.database.sql.selectFrom("tracking_erasure").selectAll().execute();
    const before = await erasures();
    const { statusCode, body } = await shop.app.inject({
      method: "DELETE",
      url: visitorEventsPath,
      headers: { host: shop.host("DE"), cookie: `${visitorCookie}=${visitor}` },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { erased: 0 }]);
    expect(await erasures()).toEqual(before);
  },
);

test("erasures of one network are limited, so that they cannot fill the database", async () => {
  const erase = (visitor: string) =>
    shop.app.inject({
      method: "DELETE",
      url: visitorEventsPath,
      remoteAddress: "198.51.100.7",
      headers: { host: shop.host("DE"), cookie: `${visitorCookie}=${visitor}` },
    });
  for (let count = 0; count < erasureLimits.erasures.times; count++)
    expect((await erase(`visitor-${count}`)).statusCode).toBe(200);
  const refused = await erase("visitor-of-yesterday");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.cookies).toEqual([]);
});
