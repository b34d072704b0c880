import { expect, test } from "vitest";
import { complaint } from "../tests/support/config-complaint.ts";
import { readCoffeeConfig } from "../tests/support/coffee-config.ts";

test.each([
  "postgresql://shop:p%40ss%2F@db.example:5432/shop",
  "postgres://shop@[::1]/shop",
  "postgres:///shop?host=/var/run/postgresql",
])("DATABASE_URL may be %s", (url) =>
  expect(readCoffeeConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url),
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

test.each(["", "nats://127.0.0.1", "tls://kontor:a%40b@one:4222,tls://two:4222"])(
  "NATS_URL may be %j",
  (url) => expect(readCoffeeConfig({ NATS_URL: url }).NATS_URL).toBe(url),
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
  expect(readCoffeeConfig({ MONITORING_DSN: dsn }).MONITORING_DSN).toBe(dsn),
);

test("MONITORING_DSN cannot have a secret, which is not printed", () => {
  const message = complaint({ MONITORING_DSN: "https://abc123:secret@monitoring.example/4711" });
  expect(message).toContain("MONITORING_DSN cannot be used; allowed is https://key@host/project");
  expect(message).not.toContain("secret");
});

test("HOST_KEYS has keys of hosts' servers by their names", () => {
  const [one, other] = ["a".repeat(43), `${"b".repeat(43)}=`];
  expect([...readCoffeeConfig({ HOST_KEYS: `checkout=${one}, app=${other}` }).HOST_KEYS]).toEqual([
    ["checkout", one],
    ["app", other],
  ]);
  expect(readCoffeeConfig({}).HOST_KEYS.size).toBe(0);
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

test.each([
  "smtp://mail.example.com",
  "smtp://shop:p%40ss%2F@mail.example.com:2525",
  "smtps://shop:secret@mail.example.com/",
  "smtp://[::1]:25",
  "smtp://mail.example.com?name=shop.example.com",
])("SMTP_URL may be %s", (url) => expect(readCoffeeConfig({ SMTP_URL: url }).SMTP_URL).toBe(url));

test.each([
  "mail.example.com",
  "https://mail.example.com",
  "smtp://",
  "smtp://shop:secret@mail.example.com/?tls.rejectUnauthorized=false",
  "smtp://shop:secret@mail.example.com?name=shop",
  "smtp://shop:secret@mail.example.com?name=shop.example.com%0d%0aMAIL",
  "smtp://shop:secret@mail.example.com?name=a.example&secure=false",
  "smtp://shop:secret@mail.example.com:99999",
])("SMTP_URL may not be %s, and its password is not printed", (url) => {
  const message = complaint({ SMTP_URL: url });
  expect(message).toContain("SMTP_URL cannot be used; allowed is smtp://");
  expect(message).not.toContain("secret");
  expect(message).not.toContain("\n");
});
