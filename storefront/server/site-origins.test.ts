import { describe, expect, test } from "vitest";
import { siteByHost } from "../../platform/http/requests/site-by-host.ts";
import { siteOrigins } from "./site-origins.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";

test("a site without a host of its own has an origin for development", () => {
  const origins = siteOrigins(siteCodes, { DE: "https://www.example.de" }, 4711);
  expect(origins.DE).toBe("https://www.example.de");
  expect(origins.CH_FR).toBe("http://ch-fr.localhost:4711");
});

describe("the site of a host", () => {
  const siteOf = siteByHost(
    siteOrigins(
      siteCodes,
      { AT: "https://www.kontor.example", TR: "http://kontor.example:8080" },
      3000,
    ),
  );

  test.each([
    ["de.localhost:3000", "DE"],
    ["localhost:3000", "DE"],
    ["ch-fr.localhost:3000", "CH_FR"],
    ["ch.localhost:3000", "CH"],
    ["ch.localhost", "CH"],
    ["HU.LocalHost:3000", "HU"],
    ["pl.localhost:9999", "PL"],
    ["www.kontor.example", "AT"],
    ["www.kontor.example:443", "AT"],
    ["kontor.example:8080", "TR"],
    ["at.localhost:3000", "DE"],
    ["evil.example", "DE"],
    ["xn--.localhost", "DE"],
    ["[::1]:3000", "DE"],
    ["", "DE"],
  ])("a request to the host %j is for the site %s", (host, site) => {
    expect(siteOf(host)).toBe(site);
  });

  test("sites that share a host name are distinguished by their ports", () => {
    const byPort = siteByHost(
      siteOrigins(siteCodes, { CZ: "http://a.example:1", SK: "http://a.example:2" }, 0),
    );
    expect([byPort("a.example:1"), byPort("a.example:2")]).toEqual(["CZ", "SK"]);
  });
});
