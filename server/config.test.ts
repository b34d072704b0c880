import { describe, expect, test } from "vitest";
import {
  ConfigError,
  configWarning,
  consentProviders,
  hasMailbox,
  readConfig,
  siteOrigins,
} from "./config.ts";
import { siteByHost } from "../http/site-by-host.ts";

/** The message that a start with these settings prints. */
function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "none";
}

test("no setting is required: each has a default, also where it is empty", () => {
  const defaults = {
    PORT: 3000,
    HOST: "127.0.0.1",
    METRICS_PORT: 0,
    DATA_DIR: "./data",
    DATABASE_URL: "",
    SITE_HOSTS: {},
    TRUST_PROXY: "",
    ANSWER_WITHIN: 4500,
    PREVIEW: true,
    HSTS_SUBDOMAINS: false,
    LIVE_RELOAD: false,
    LOG_LEVEL: "info",
  };
  expect(readConfig({})).toMatchObject(defaults);
  const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, " "]));
  expect(readConfig(empty)).toMatchObject(defaults);
});

test("settings are read from the environment", () => {
  expect(
    readConfig({
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
  ["ANSWER_WITHIN", "5s", "milliseconds"],
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

test("ONETRUST_IDS and ONETRUST_SCRIPT name a consent provider for their sites alone", () => {
  expect(consentProviders(readConfig({}))).toEqual({});
  const script = "https://consent.example/stub.js";
  expect(
    consentProviders(
      readConfig({ ONETRUST_IDS: "DE=0190-a, CH_FR=0190-b,", ONETRUST_SCRIPT: script }),
    ),
  ).toEqual({ DE: { script, domain: "0190-a" }, CH_FR: { script, domain: "0190-b" } });
  expect(consentProviders(readConfig({ ONETRUST_IDS: "DE=0190-a" })).DE?.script).toBe(
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
  expect(readConfig({ ONETRUST_SCRIPT: script }).ONETRUST_SCRIPT).toBe(script);
});

test.each(["", "nats://127.0.0.1", "tls://kontor:a%40b@one:4222,tls://two:4222"])(
  "NATS_URL may be %j",
  (url) => expect(readConfig({ NATS_URL: url }).NATS_URL).toBe(url),
);

test.each(["127.0.0.1:4222", "http://127.0.0.1", "nats://", "nats://one,", "nats://one/secret"])(
  "NATS_URL cannot be %j, which is not printed",
  (url) => {
    const message = complaint({ NATS_URL: url });
    expect(message).toContain("NATS_URL cannot be used; allowed is nats://");
    expect(message).not.toContain("secret");
  },
);

test.each(["", "https://abc123@monitoring.example/4711"])("MONITORING_DSN may be %j", (dsn) =>
  expect(readConfig({ MONITORING_DSN: dsn }).MONITORING_DSN).toBe(dsn),
);

test("HOST_KEYS has keys of hosts' servers by their names", () => {
  const [one, other] = ["a".repeat(43), `${"b".repeat(43)}=`];
  expect([...readConfig({ HOST_KEYS: `checkout=${one}, app=${other}` }).HOST_KEYS]).toEqual([
    ["checkout", one],
    ["app", other],
  ]);
  expect(readConfig({}).HOST_KEYS.size).toBe(0);
});

test.each([`checkout=${"a".repeat(42)}`, "a".repeat(43), `a b=${"c".repeat(43)}`])(
  "HOST_KEYS may not be %s, which is not printed",
  (keys) => {
    const message = complaint({ HOST_KEYS: keys });
    expect(message).toContain("HOST_KEYS cannot be used; allowed is a list such as checkout=KEY");
    expect(message).not.toContain(keys);
  },
);

test("a name has one key in HOST_KEYS", () => {
  const key = "a".repeat(43);
  expect(complaint({ HOST_KEYS: `app=${key},app=${key}` })).toContain("HOST_KEYS");
});

test("MONITORING_DSN cannot have a secret, which is not printed", () => {
  const message = complaint({ MONITORING_DSN: "https://abc123:secret@monitoring.example/4711" });
  expect(message).toContain("MONITORING_DSN cannot be used; allowed is https://key@host/project");
  expect(message).not.toContain("secret");
});

test.each([
  "smtp://mail.example.com",
  "smtp://shop:p%40ss%2F@mail.example.com:2525",
  "smtps://shop:secret@mail.example.com/",
  "smtp://[::1]:25",
])("SMTP_URL may be %s", (url) => expect(readConfig({ SMTP_URL: url }).SMTP_URL).toBe(url));

test.each([
  "mail.example.com",
  "https://mail.example.com",
  "smtp://",
  "smtp://shop:secret@mail.example.com/?tls.rejectUnauthorized=false",
  "smtp://shop:secret@mail.example.com:99999",
])("SMTP_URL may not be %s, and its password is not printed", (url) => {
  const message = complaint({ SMTP_URL: url });
  expect(message).toContain("SMTP_URL cannot be used; allowed is smtp://");
  expect(message).not.toContain("secret");
  expect(message).not.toContain("\n");
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
  const isThere = (environment: Record<string, string>) => hasMailbox(readConfig(environment));

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

describe("the site of a host", () => {
  const siteOf = siteByHost(
    siteOrigins({ AT: "https://www.kontor.example", TR: "http://kontor.example:8080" }, 3000),
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
      siteOrigins({ CZ: "http://a.example:1", SK: "http://a.example:2" }, 0),
    );
    expect([byPort("a.example:1"), byPort("a.example:2")]).toEqual(["CZ", "SK"]);
  });
});

test("a site without a host of its own has an origin for development", () => {
  const origins = siteOrigins({ DE: "https://www.example.de" }, 4711);
  expect(origins.DE).toBe("https://www.example.de");
  expect(origins.CH_FR).toBe("http://ch-fr.localhost:4711");
});

test.each([
  "postgresql://shop:p%40ss%2F@db.example:5432/shop",
  "postgres://shop@[::1]/shop",
  "postgres:///shop?host=/var/run/postgresql",
])("DATABASE_URL may be %s", (url) =>
  expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url),
);

test.each([
  "mysql://shop:secret@localhost/shop",
  "localhost:5432",
  "postgres://",
  "postgres://shop:secret#1@localhost/shop",
  "postgres://shop:secret/1@localhost/shop",
  "postgres://shop:secret@localhost:99999/shop",
])("DATABASE_URL cannot be %j, which is not printed", (url) => {
  const message = complaint({ DATABASE_URL: url });
  expect(message).toContain("DATABASE_URL cannot be used; allowed is postgres://");
  expect(message).not.toContain("secret");
});
