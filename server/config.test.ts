import { describe, expect, test } from "vitest";
import { sites } from "../tests/fixtures/tea-shop/tea-site.ts";
import { brand } from "../tests/tea-brand.ts";
import { complaint } from "../tests/support/config-complaint.ts";
import { configWarning, consentProviders, hasMailbox, readConfig } from "./config.ts";
import { readCoffeeConfig } from "../tests/support/coffee-config.ts";

test("no setting is required: each has a default, also where it is empty", () => {
  const defaults = {
    PORT: 3000,
    HOST: "127.0.0.1",
    METRICS_PORT: 0,
    PUBLIC_PORT: 0,
    DATA_DIR: "./data",
    DATABASE_URL: "",
    EMBEDDED_DATABASE: true,
    CACHE_MEMORY: 320,
    SITE_HOSTS: {},
    TRUST_PROXY: "",
    ANSWER_WITHIN: 4500,
    DRAIN_FOR: 5000,
    PREVIEW: true,
    HSTS_SUBDOMAINS: false,
    LIVE_RELOAD: false,
    LOG_LEVEL: "info",
  };
  expect(readCoffeeConfig({})).toMatchObject(defaults);
  const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, " "]));
  expect(readCoffeeConfig(empty)).toMatchObject(defaults);
});

test("settings are read from the environment", () => {
  expect(
    readCoffeeConfig({
      PORT: "0",
      METRICS_PORT: "9000",
      DATABASE_URL: "postgresql://shop:secret@db:5432/shop",
      SITE_HOSTS: "DE=https://www.example.de, CH_FR=http://fr.example.ch:8080/",
      TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, ::1, fd00::/8",
      PREVIEW: "off",
      HSTS_SUBDOMAINS: "yes",
      LIVE_RELOAD: "yes",
      LOG_LEVEL: "silent",
    }),
  ).toMatchObject({
    PORT: 0,
    METRICS_PORT: 9000,
    PUBLIC_PORT: 0,
    DATABASE_URL: "postgresql://shop:secret@db:5432/shop",
    SITE_HOSTS: { DE: "https://www.example.de", CH_FR: "http://fr.example.ch:8080" },
    TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, ::1, fd00::/8",
    PREVIEW: false,
    HSTS_SUBDOMAINS: true,
    LIVE_RELOAD: true,
    LOG_LEVEL: "silent",
  });
});

test.each([
  ["PORT", "65536", "65535"],
  ["PORT", "-1", "whole number"],
  ["CACHE_MEMORY", "79", "80 to 65536"],
  ["CACHE_MEMORY", "65537", "80 to 65536"],
  ["CACHE_MEMORY", "1 GB", "80 to 65536"],
  ["ANSWER_WITHIN", "5s", "milliseconds"],
  ["DRAIN_FOR", "5s", "milliseconds to 600000"],
  ["DRAIN_FOR", "600001", "milliseconds to 600000"],
  ["EMBEDDED_DATABASE", "no", "on or off"],
  ["PORT", "3000.5", "whole number"],
  ["PORT", "http", "whole number"],
  ["METRICS_PORT", "1e3", "whole number"],
  ["HOST", "999.1.1.1", "an IP address"],
  ["HOST", "127.0.0.1:3000", "an IP address"],
  ["HOST", "http://shop.example", "a host name"],
  ["SITE_HOSTS", "XX=https://example.com", "CH_FR"],
  ["SITE_HOSTS", "DE", "DE=https://"],
  ["SITE_HOSTS", "DE=example.de", "DE=https://"],
  ["SITE_HOSTS", "DE=ftp://example.de", "DE=https://"],
  ["SITE_HOSTS", "DE=https://example.de/shop", "DE=https://"],
  ["SITE_HOSTS", "DE=https://example.de?a=b", "DE=https://"],
  ["SITE_HOSTS", "DE=https://a.example,AT=https://a.example", "host of its own"],
  ["SITE_HOSTS", "DE=https://a.example,AT=http://a.example", "host of its own"],
  ["SITE_HOSTS", "DE=https://a.example,DE=https://b.example", "host of its own"],
  ["TRUST_PROXY", "all", "IP addresses"],
  ["TRUST_PROXY", "dead", "IP addresses"],
  ["TRUST_PROXY", "10.0.0.0/33", "IP addresses"],
  ["TRUST_PROXY", "300.0.0.1", "IP addresses"],
  ["PREVIEW", "yes", "on or off"],
  ["LIVE_RELOAD", "true", "yes or no"],
  ["LOG_LEVEL", "loud", "debug"],
  ["LOG_LEVEL", "info\nPORT is fine", "debug"],
])("a wrong %s of %j is named in one line with what is allowed", (name, given, allowed) => {
  const said = complaint({ [name]: given });
  expect(said).toMatch(new RegExp(`^${name} `));
  expect(said).toContain(JSON.stringify(given).slice(1, -1));
  expect(said.slice(said.indexOf("allowed"))).toContain(allowed);
  expect(said).not.toContain("\n");
});

test.each([undefined, "", " "])(
  "without the embedded database a start is refused where DATABASE_URL is %j",
  (DATABASE_URL) => {
    const said = complaint({
      EMBEDDED_DATABASE: "off",
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    });
    expect(said).toMatch(/^DATABASE_URL is empty, and EMBEDDED_DATABASE is off: .*\.$/);
  },
);

test("without the embedded database a start with DATABASE_URL is accepted", () =>
  expect(complaint({ EMBEDDED_DATABASE: "off", DATABASE_URL: "postgres://db/shop" })).toBe("none"));

test.each([
  ["https://a.example", "", true],
  ["https://a.example", "127.0.0.1", false],
  ["http://a.example", "", false],
])(
  "a site at %s with TRUST_PROXY %j: a warning names the remedy: %s",
  (origin, TRUST_PROXY, isWarned) => {
    const warning = configWarning({ SITE_HOSTS: { DE: origin }, TRUST_PROXY, SMTP_URL: "" }) ?? "";
    expect(warning.includes("TRUST_PROXY=127.0.0.1")).toBe(isWarned);
    expect(warning).not.toContain("\n");
  },
);

test("ONETRUST_IDS and ONETRUST_SCRIPT name a consent provider only for their sites", () => {
  expect(consentProviders(readCoffeeConfig({}))).toEqual({});
  const script = "https://consent.example/stub.js";
  expect(
    consentProviders(
      readCoffeeConfig({ ONETRUST_IDS: "DE=0190-a, CH_FR=0190-b,", ONETRUST_SCRIPT: script }),
    ),
  ).toEqual({ DE: { script, domain: "0190-a" }, CH_FR: { script, domain: "0190-b" } });
  expect(consentProviders(readCoffeeConfig({ ONETRUST_IDS: "DE=0190-a" })).DE?.script).toBe(
    "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
  );
});

test.each([
  "0190-a",
  "XX=0190-a",
  "DE=",
  "DE=a,DE=b",
  "DE=0190-a-test",
  "DE=a=b",
  'DE=a"onload',
  "DE=a b",
])("ONETRUST_IDS cannot be %j", (given) =>
  expect(complaint({ ONETRUST_IDS: given })).toMatch(/^ONETRUST_IDS is .*allowed is a list/),
);

test.each([
  "otSDKStub.js",
  "//cdn.example/stub.js",
  "http://cdn.example/stub.js",
  "javascript:alert(1)",
  "data:text/javascript,1",
])("ONETRUST_SCRIPT cannot be %j", (given) =>
  expect(complaint({ ONETRUST_SCRIPT: given })).toMatch(/^ONETRUST_SCRIPT is .*https/),
);

test("ONETRUST_SCRIPT may be on this machine by http", () => {
  const script = "http://127.0.0.1:8080/stub.js";
  expect(readCoffeeConfig({ ONETRUST_SCRIPT: script }).ONETRUST_SCRIPT).toBe(script);
});

test("a warning names SMTP_URL where the shop has an address of its own and cannot send mail", () => {
  const published = {
    SITE_HOSTS: { DE: "https://www.kontor.example" },
    TRUST_PROXY: "127.0.0.1",
  };
  expect(configWarning({ ...published, SMTP_URL: "" })).toContain("SMTP_URL");
  expect(configWarning({ ...published, SMTP_URL: "smtp://localhost" })).toBeUndefined();
});

describe("the mailbox page", () => {
  const isThere = (environment: Record<string, string>) =>
    hasMailbox(readCoffeeConfig(environment));

  test.each<Record<string, string>>([{}, { HOST: "::1" }, { HOST: "localhost" }])(
    "the mailbox page exists with %j",
    (environment) => expect(isThere(environment)).toBe(true),
  );

  test.each<Record<string, string>>([
    { SMTP_URL: "smtp://localhost" },
    { HOST: "0.0.0.0" },
    { HOST: "127.0.0.1.example.com" },
    { SITE_HOSTS: "DE=http://kontor.example" },
    { TRUST_PROXY: "127.0.0.1" },
  ])("the mailbox page does not exist with %j", (environment) =>
    expect(isThere(environment)).toBe(false),
  );
});

test.each(["", "/shop", "/de/shop-2", "/a_b.c"])("BASE_PATH can be %j", (given) => {
  expect(readCoffeeConfig({ BASE_PATH: given }).BASE_PATH).toBe(given);
});

test.each([
  "shop",
  "/",
  "/shop/",
  "//shop",
  "/shop//de",
  "/my shop",
  "/shop?a",
  "/shop#a",
  "/../shop",
  "/sh%20op",
  "https://www.example.de/shop",
])("BASE_PATH cannot be %j", (given) =>
  expect(complaint({ BASE_PATH: given })).toMatch(
    /^BASE_PATH is .*allowed is a path such as \/shop/,
  ),
);

test("the sites and the sender of settings are those of the shop that they are read for", () => {
  const shop = { brand, sites };
  expect(readConfig({}, shop).MAIL_FROM).toBe("service@oolong.example");
  expect(readConfig({ SITE_HOSTS: "GB=https://tea.example" }, shop).SITE_HOSTS).toEqual({
    GB: "https://tea.example",
  });
  expect(() => readConfig({ SITE_HOSTS: "AT=https://tea.example" }, shop)).toThrow(
    "a list such as GB=https://gb.example.com with the sites GB,",
  );
});
