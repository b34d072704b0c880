import { expect, test } from "vitest";
import { complaint } from "../tests/support/config-complaint.ts";
import { readCoffeeConfig } from "../tests/support/coffee-config.ts";
import { cookieDomains, siteOrigins } from "../storefront/server/site-origins.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";

const SITE_HOSTS = "DE=https://shop.example.de,TR=https://shop.example.com.tr";

test("BORDER_HOSTS lists origins on the site of a shop", () => {
  const hosts = ["https://www.example.de", "https://www.example.com.tr:8443"];
  expect(readCoffeeConfig({ SITE_HOSTS, BORDER_HOSTS: hosts.join(", ") }).BORDER_HOSTS).toEqual(
    hosts,
  );
  expect(readCoffeeConfig({}).BORDER_HOSTS).toEqual([]);
  const local = { SITE_HOSTS: "DE=http://de.shop.localhost:3000" };
  const host = "http://www.shop.localhost:8080";
  expect(readCoffeeConfig({ ...local, BORDER_HOSTS: host }).BORDER_HOSTS).toEqual([host]);
});

test.each([
  "https://www.example.de/page",
  "https://www.example.de/",
  "https://www.example.de?a=b",
  "https://user@www.example.de",
  "https://WWW.example.de",
  "http://www.example.de",
  "https://*.example.de",
  "*",
  "null",
  "www.example.de",
  "//www.example.de",
  "ftp://www.example.de",
  "https://www.example.de:443",
  "https://www.example.de,https://www.example.de",
])("BORDER_HOSTS cannot be %j", (given) =>
  expect(complaint({ SITE_HOSTS, BORDER_HOSTS: given })).toMatch(
    /^BORDER_HOSTS is .*allowed is a list of origins such as https:/,
  ),
);

test.each([
  ["another site", "https://www.example.fr"],
  ["a shop of another owner below the same public suffix", "https://www.other.com.tr"],
  ["a name that ends like the shop's", "https://www.myexample.de"],
])("BORDER_HOSTS refuses %s, and says what to do instead", (_name, host) => {
  const said = complaint({ SITE_HOSTS, BORDER_HOSTS: `https://www.example.de,${host}` });
  expect(said).toContain(`BORDER_HOSTS has ${host}, which is not on the site`);
  expect(said).toContain("forward the shop's addresses");
  expect(said).not.toContain("\n");
});

test("BORDER_HOSTS without SITE_HOSTS has no shop on its site", () => {
  expect(complaint({ BORDER_HOSTS: "https://www.example.de" })).toContain("SITE_HOSTS (empty)");
});

test("cookies that hosts read are for the domain that all hosts of a site share with it", () => {
  const origins = siteOrigins(
    siteCodes,
    { DE: "https://shop.de.example.de", AT: "https://example.at" },
    0,
  );
  const domains = (...hosts: string[]) => cookieDomains(origins, hosts);
  expect(domains().DE).toBeUndefined();
  expect(domains("https://www.de.example.de").DE).toBe("de.example.de");
  expect(domains("https://www.de.example.de", "https://www.example.de").DE).toBe("example.de");
  expect(domains("https://blog.example.at")).toMatchObject({ AT: "example.at" });
  expect(domains("https://blog.example.at").DE).toBeUndefined();
});
