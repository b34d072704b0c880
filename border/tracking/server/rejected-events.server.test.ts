import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { eventAt, purchaseAt } from "../../../tests/support/tracked-events.ts";

const { shop, now, event, batch, publish, rejection } = await openCollector();

test.each([
  ["null", null],
  ["a text", "event"],
  ["no id", { ...eventAt(0), id: undefined }],
  ["another kind of UUID", { ...eventAt(0), id: "6f0b5f0c-3a3e-4d6e-9d2a-0a4f2f1d3c4b" }],
  ["a foreign field", { ...eventAt(0), email: "x" }],
  ["a foreign field in the data", eventAt(0, { data: { subject: "a", more: 1 } })],
  ["data of another event", eventAt(0, { name: "Reset" })],
  ["NUL in a text", eventAt(0, { data: { subject: "a\0b" } })],
  ["half a character", eventAt(0, { data: { subject: "\ud800" } })],
  ["the key of another order", purchaseAt(0, "1", { key: "purchase:DE:2" })],
  ["a key of what is no purchase", eventAt(0, { key: "purchase:DE:1" })],
])(
  "an event is rejected as invalid, and the next one of its batch accepted: %s",
  async (_name, one) => {
    const good = event();
    const { status, response } = await publish(batch([one, good]));
    expect(status).toBe(200);
    expect(response).toMatchObject({ accepted: [good.id], rejected: [{ code: "invalid" }] });
  },
);

test.each([{ name: "Foreign" }, { version: 2 }, { name: "__proto__" }])(
  "an event with %j is rejected as unknown",
  async (more) => {
    expect(await rejection({ ...event(), ...more })).toBe("unknown");
  },
);

test("events without consent to statistics, by themselves or by the cookie, are rejected", async () => {
  const consent = (groups: string) => ({
    cookie: `OptanonAlertBoxClosed=2026-11-01; OptanonConsent=x=1&groups=${groups}`,
  });
  expect(await rejection(event({ consent: ["C0001"] }))).toBe("consent");
  expect(await rejection(event({ consent: ["C00021"] }))).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1%2CC0002%3A0"))).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1"))).toBe("consent");
  expect(await rejection(event(), {}, { cookie: "OptanonConsent=" })).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1%2CC0002%3A1"))).toBeUndefined();
});

test.each([
  [
    "an address as the name of a field",
    eventAt(0, {
      name: "CustomEventData",
      data: { event: "x", fields: { "ida@example.com": true } },
    }),
  ],
])("an event with personal data is rejected: %s", async (_what, one) => {
  expect(await rejection({ ...one, time: now() })).toBe("personal");
});

test("events are rejected while a member of staff previews, and not for an invalid preview token", async () => {
  const cookie = await previewing(shop, { time: new Date(now()) });
  expect(await rejection(event(), {}, { cookie })).toBe("preview");
  expect(await rejection(event(), {}, { cookie: `${cookie}x` })).toBeUndefined();
});

test("events older than the retention, or as far ahead of their sending, are rejected", async () => {
  const age = 400 * 86_400_000;
  expect(await rejection(event({ time: now() - age }))).toBe("time");
  expect(await rejection(event({ time: now() + age }))).toBe("time");
  expect(await rejection(event({ time: now() - age / 2 }))).toBeUndefined();
});
