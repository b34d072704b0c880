import {
  cartApiPath,
  navigationPath,
  newsletterPaths,
  previewPaths,
  searchPath,
  fragmentsPath,
  staffPaths,
  publishPath,
} from "../border/border-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { borderCalls } from "../border/border-calls.ts";
import { elements } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

const shopOrigin = "https://shop.example.test";
const listed = "https://www.example.test";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    siteHosts: { DE: shopOrigin },
    borderHosts: [listed, "https://blog.shop.example.test"],
  });
});
afterAll(() => shop.close());

const host = new URL(shopOrigin).host;
type Method = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS";
const send = (method: Method, url: string, headers: Record<string, string>, payload?: object) =>
  shop.app.inject({ method, url, headers: { host, ...headers }, payload });

const change = { addArticle: { productId: "100101", quantity: 1 } };

/** Origin and Sec-Fetch-Site of a page, whether its write is accepted, and the origin that may read the answer. */
const pages: [string, Record<string, string>, boolean, string | undefined][] = [
  ["the shop's own page", { origin: shopOrigin, "sec-fetch-site": "same-origin" }, true, undefined],
  ["a page of a listed origin", { origin: listed, "sec-fetch-site": "same-site" }, true, listed],
  ["a listed origin's page in an older browser", { origin: listed }, true, listed],
  [
    "a listed origin's page on another site",
    { origin: listed, "sec-fetch-site": "cross-site" },
    false,
    listed,
  ],
  [
    "an origin that is not listed, on the same site",
    { origin: "https://evil.example.test", "sec-fetch-site": "same-site" },
    false,
    undefined,
  ],
  [
    "another site",
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    false,
    undefined,
  ],
  [
    "a listed host by http",
    { origin: "http://www.example.test", "sec-fetch-site": "cross-site" },
    false,
    undefined,
  ],
  [
    "a listed host on another port",
    { origin: `${listed}:8443`, "sec-fetch-site": "same-site" },
    false,
    undefined,
  ],
  [
    "an origin that begins like a listed one",
    { origin: `${listed}.evil.example`, "sec-fetch-site": "cross-site" },
    false,
    undefined,
  ],
  ["a page without an origin", { origin: "null", "sec-fetch-site": "same-site" }, false, undefined],
  ["a page of the same site without Origin", { "sec-fetch-site": "same-site" }, false, undefined],
];

describe.each(pages)("%s", (name, headers, mayWrite, reader) => {
  test(`a write of ${name} is ${mayWrite ? "accepted" : "refused"}`, async () => {
    const { statusCode } = await send("PUT", cartApiPath, headers, change);
    expect(statusCode).toBe(mayWrite ? 200 : 403);
    // Some addresses are read by GET but change the browser's state.
    const { statusCode: ofGet } = await send("GET", staffPaths.logout, headers);
    expect(ofGet).toBe(mayWrite ? 200 : 403);
  });

  test(`answers to ${name} may be read by ${reader ?? "no other origin"}`, async () => {
    for (const [method, url] of [
      ["GET", cartApiPath],
      ["PUT", cartApiPath],
      ["GET", `${navigationPath}?site=DE`],
    ] as const) {
      const response = await send(method, url, headers, method === "PUT" ? change : undefined);
      const sent = response.headers;
      expect(sent["access-control-allow-origin"], url).toBe(reader);
      expect(sent["access-control-allow-credentials"], url).toBe(reader && "true");
      expect(String(sent.vary).split(", "), url).toContain("Origin");
    }
  });

  test(`a preflight of ${name} is ${reader ? "answered" : "refused"}`, async () => {
    const { statusCode, headers: sent } = await send("OPTIONS", cartApiPath, {
      ...headers,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "content-type,idempotency-key",
    });
    expect(reader ? [204] : [403, 405]).toContain(statusCode);
    expect(sent["access-control-allow-methods"]).toBe(reader && "GET, PUT");
    expect(sent["access-control-max-age"]).toBe(reader && "7200");
    const allowed = sent["access-control-allow-headers"]?.includes("idempotency-key");
    expect(allowed).toBe(reader && true);
  });
});

const fromListed = { origin: listed, "sec-fetch-site": "same-site" };

test("a listed origin also gets the response to a refused change", async () => {
  const { statusCode, headers } = await send("PUT", cartApiPath, fromListed, { nonsense: 1 });
  expect(statusCode).toBe(400);
  expect(headers["access-control-allow-origin"]).toBe(listed);
});

test("a listed origin may not write where the border does not", async () => {
  const form = { ...fromListed, "content-type": "application/x-www-form-urlencoded" };
  for (const url of [
    "/account/login",
    "/account/logout",
    "/account/delete",
    "/staff",
    "/withdrawal",
  ]) {
    const { statusCode, headers } = await send("POST", url, form);
    expect([url, statusCode]).toEqual([url, 403]);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
  const preflight = { ...fromListed, "access-control-request-method": "DELETE" };
  expect((await send("OPTIONS", cartApiPath, preflight)).statusCode).toBe(403);
});

test("forms of the border are accepted from a listed origin, and lead back to it", async () => {
  const form = { ...fromListed, "content-type": "application/x-www-form-urlencoded" };
  expect((await send("POST", newsletterPaths.form, form)).statusCode).toBe(200);
  const ended = await send("POST", previewPaths.end, form);
  expect(ended.statusCode).toBe(303);
  expect(ended.headers.location).toBe(`${listed}/`);
  expect([ended.headers["set-cookie"]].flat()).toEqual([
    expect.stringMatching(/^PreviewToken=;.*; Domain=example\.test$/),
  ]);
});

test("a forged preview token that another host has set for the domain is removed with the next page", async () => {
  const { headers } = await send("GET", "/", {
    cookie: "PreviewToken=forged",
    "sec-fetch-mode": "navigate",
  });
  const removed = "PreviewToken=; Path=/; Max-Age=0; SameSite=Lax";
  expect(headers["set-cookie"]).toEqual([removed, `${removed}; Domain=example.test`]);
});

test("cookies that scripts read keep the host's own name where another team's host forwards the shop", async () => {
  const ended = await shop.app.inject({
    method: "POST",
    url: previewPaths.end,
    headers: { host: "www.other.example", "content-type": "application/x-www-form-urlencoded" },
  });
  expect(String(ended.headers["set-cookie"])).toMatch(/^PreviewToken=;/);
  expect(String(ended.headers["set-cookie"])).not.toContain("Domain");
});

test("a refused write says from where it may come", async () => {
  const headers = { origin: listed, "sec-fetch-site": "cross-site" };
  const { body } = await send("PUT", cartApiPath, headers, change);
  expect(body).toContain("an origin in BORDER_HOSTS on the same site");
});

test("no answer allows every origin to use the shop's cookies", async () => {
  for (const { path, methods } of borderCalls) {
    const response = await send(methods[0]!, path.replace("*", "~header_top"), fromListed);
    expect(response.headers["access-control-allow-origin"], path).toBe(listed);
  }
});

test("events of a listed origin's page are read without a preflight", async () => {
  const { statusCode } = await shop.app.inject({
    method: "POST",
    url: publishPath,
    headers: { host, ...fromListed, "content-type": "text/plain" },
    payload: "{}",
  });
  // Not refused for where it comes from, but for what it lacks.
  expect(statusCode).toBe(400);
});

test("with the option absolute every address of a fragment names the shop's origin", async () => {
  for (const name of ["header", "footer"]) {
    const { body } = await send("GET", `${fragmentsPath}/${name}/DE/absolute`, {});
    const addresses = ["a", "img", "link", "script", "form", "source"].flatMap((tag) =>
      elements(body, tag).flatMap(({ href, src, action, srcset }) =>
        [href, src, action, ...(srcset?.split(", ") ?? [])].flatMap((each) => each ?? []),
      ),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((each) => !/^(https?:\/\/|#|mailto:|tel:)/.test(each))).toEqual([]);
    expect(elements(body, name)[0]).toHaveProperty("data-kontor-base", shopOrigin);
    for (const { "data-reads": reads } of elements(body, "kontor-island"))
      expect(reads ?? shopOrigin).toMatch(/^https:/);
  }
});

test("without the option a fragment has paths, and another cache key", async () => {
  await send("GET", `${fragmentsPath}/header/DE/absolute`, {});
  const { body } = await send("GET", `${fragmentsPath}/header/DE`, {});
  expect(elements(body, "form")[0]).toHaveProperty("action", searchPath);
  expect(body).not.toContain("data-kontor-base");
});

test("a site without an origin in BORDER_HOSTS refuses the option absolute, and says why", async () => {
  const { statusCode, body, headers } = await send(
    "GET",
    `${fragmentsPath}/header/AT/absolute`,
    {},
  );
  expect([statusCode, body]).toEqual([404, ""]);
  expect(headers["x-kontor-reason"]).toContain("BORDER_HOSTS");
});
