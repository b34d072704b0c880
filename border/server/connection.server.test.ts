import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: "127.0.0.1" });
});
afterAll(() => shop.close());

const see = async (headers: Record<string, string>) => {
  const response = await shop.app.inject({ url: "/service/connection", headers });
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json() as Record<string, unknown>;
};

test("for a known host the shop reports what it sees of a request", async () => {
  expect(
    await see({
      host: "inside:3000",
      "x-forwarded-host": shop.host("AT"),
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "https",
      origin: "https://a.example",
      cookie: "cartId=abc; kontor-doctor=1",
    }),
  ).toEqual({
    contract: 1,
    host: shop.host("AT"),
    site: "AT",
    protocol: "https",
    address: "198.51.100.7",
    origin: "https://a.example",
    hasCookie: true,
    method: "GET",
    url: "/service/connection",
    headers: expect.arrayContaining(["origin", "cookie"]),
    bodyLength: 0,
  });
});

test("the shop says how address, headers and body of a write through a host arrive", async () => {
  const url = "/service/connection/Upper%20Case/?query=A%2Fb";
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    const response = await shop.app.inject({
      url,
      method,
      headers: { host: shop.host("DE"), "idempotency-key": "a" },
      payload: { text: "ä" },
    });
    expect(response.json()).toMatchObject({
      method,
      url,
      headers: expect.arrayContaining(["idempotency-key", "content-type"]),
      bodyLength: 13,
    });
  }
});

test("the shop removes two cookies of a doctor, and sets none of other requests", async () => {
  const cookiesAfter = async (cookie: string) =>
    (await shop.app.inject({ url: "/service/connection", headers: { cookie } })).cookies;
  expect(await cookiesAfter("kontor-doctor=1")).toEqual([
    expect.objectContaining({ name: "kontor-doctor", value: "", maxAge: 0 }),
    expect.objectContaining({ name: "kontor-doctor-2", value: "", maxAge: 0 }),
  ]);
  expect(await cookiesAfter("cartId=abc")).toEqual([]);
});

test("for an unknown host the shop says so, and which headers a request lacks", async () => {
  expect(await see({ host: "unknown.example" })).toMatchObject({
    host: "unknown.example",
    site: null,
    origin: null,
    hasCookie: false,
  });
});

test("every answer names the contract, by which hosts see that they must follow, and that it is the shop's", async () => {
  const origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const paths = [
    ["/service/pageborder/header/DE", 200],
    ["/service/pageborder/footer/DE", 200],
    ["/service/pageborder/assets.json", 200],
    ["/service/connection", 200],
    ["/", 200],
    ["/account/sessions", 303],
    ["/img/nothing", 404],
  ] as const;
  for (const [path, expected] of paths) {
    const { status, headers } = await fetch(origin + path, { redirect: "manual" });
    expect([path, status, headers.get("kontor-contract")]).toEqual([path, expected, "1"]);
  }
});

test("the list of files also names the contract", async () => {
  const files = (await shop.app.inject("/service/pageborder/assets.json")).json();
  expect(files).toMatchObject({ contract: 1, "boot.js": { url: expect.any(String) } });
});
