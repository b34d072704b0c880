import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { siteOrigins } from "../../../storefront/server/site-origins.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { siteRequests } from "./site-requests.ts";
import { siteCodes } from "../../../shop/sites/site-codes.ts";

const origins = siteOrigins(siteCodes, { DE: "https://www.example.de" }, 3000);
const { isForeignWrite } = siteRequests({ sites: allSites, origins, now: () => new Date() });

const isForeign = (host: string, headers: Record<string, string>, protocol = "http") =>
  isForeignWrite({ host, protocol, headers } as unknown as FastifyRequest);

test.each([
  ["the site's page behind a proxy that ends the TLS", "www.example.de", "https://www.example.de"],
  ["a page of a trial on this machine", "at.localhost:3000", "http://at.localhost:3000"],
  ["a page at another team's host by https", "shop.example", "https://shop.example"],
  ["a page at another team's host by http", "shop.example", "http://shop.example"],
])("a write of an older browser is accepted from %s", (_name, host, origin) => {
  expect(isForeign(host, { origin })).toBe(false);
});

test.each([
  ["the site's address by http", "www.example.de", "http://www.example.de", "http"],
  ["another host", "www.example.de", "https://evil.example", "http"],
  ["another port", "at.localhost:3000", "http://at.localhost:8080", "http"],
  ["another team's host by http", "shop.example", "http://shop.example", "https"],
  ["a page without an origin", "shop.example", "null", "http"],
])("a write of an older browser is refused from %s", (_name, host, origin, protocol) => {
  expect(isForeign(host, { origin }, protocol)).toBe(true);
});

test("Sec-Fetch-Site decides before Origin", () => {
  const origin = "https://www.example.de";
  expect(isForeign("www.example.de", { origin, "sec-fetch-site": "same-site" })).toBe(true);
  expect(isForeign("www.example.de", { origin: "null", "sec-fetch-site": "same-origin" })).toBe(
    false,
  );
});

test("a request with neither header is no browser's and is accepted", () => {
  expect(isForeign("www.example.de", {})).toBe(false);
});
