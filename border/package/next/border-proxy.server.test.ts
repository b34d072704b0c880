import { NextRequest } from "next/server.js";
import { expect, test } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import { borderProxy } from "./border-proxy.ts";

test("the shop gets a request's real address instead of a claimed one, and the application the unchanged request", async () => {
  const proxy = borderProxy({ shop: "http://127.0.0.1:3000", pages: [] });
  const host = await listen(async (request, response) => {
    await new Promise(setImmediate);
    const headers = new Headers(request.headers as Record<string, string>);
    const passedOn = proxy(new NextRequest(`http://shop${request.url}`, { headers }));
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        target: passedOn?.headers.get("x-middleware-rewrite"),
        shopGets: ["for", "proto"].map((name) =>
          passedOn?.headers.get(`x-middleware-request-x-forwarded-${name}`),
        ),
        hasClaim: request.headers["x-forwarded-for"] === "192.0.2.1",
      }),
    );
  });
  const headers = { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https" };
  const answers = await Promise.all(
    ["/account", "/search?query=a"].map(async (path) =>
      (await fetch(host.origin + path, { headers })).json(),
    ),
  );
  expect(answers).toEqual(
    ["account", "search?query=a"].map((path) => ({
      target: `http://127.0.0.1:3000/${path}`,
      shopGets: ["127.0.0.1", "http"],
      hasClaim: true,
    })),
  );
  await host.stop();
});

test("behind a proxy that is trusted the shop gets the headers of that", () => {
  const proxy = borderProxy({ shop: "http://127.0.0.1:3000", pages: [], trustProxy: true });
  const passedOn = proxy(new NextRequest("http://shop/search"));
  expect(passedOn?.headers.get("x-middleware-override-headers")).toBeNull();
});

test("a request without a known connection loses the addresses that it claims", () => {
  const proxy = borderProxy({ shop: "http://127.0.0.1:3000", pages: [] });
  const headers = { "x-forwarded-for": "192.0.2.1", cookie: "cartId=a" };
  const passedOn = proxy(new NextRequest("http://shop/search", { headers }));
  expect(passedOn?.headers.get("x-middleware-override-headers")?.split(",")).toEqual([
    "cookie",
    "x-forwarded-proto",
  ]);
});
