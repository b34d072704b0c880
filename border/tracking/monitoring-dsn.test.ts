import { expect, test } from "vitest";
import { readDsn } from "./monitoring-dsn.ts";

test("a DSN says where envelopes go, with its public key", () => {
  expect(readDsn("https://abc123@monitoring.example:8443/eu/one/4711")).toEqual({
    origin: "https://monitoring.example:8443",
    envelopes:
      "https://monitoring.example:8443/eu/one/api/4711/envelope/?sentry_version=7&sentry_key=abc123",
  });
  expect(readDsn("http://abc@127.0.0.1:9/1")?.origin).toBe("http://127.0.0.1:9");
});

test.each([
  "",
  "monitoring.example",
  "http://abc@monitoring.example/1",
  "https://monitoring.example/1",
  "https://abc:secret@monitoring.example/1",
  "https://a;b@monitoring.example/1",
  "https://abc@monitoring.example/",
  "https://abc@monitoring.example/project",
  "https://abc@monitoring.example/1?x=1",
  "https://abc@monitoring.example/a;b/1",
])("%j is no DSN", (dsn) => expect(readDsn(dsn)).toBeUndefined());
