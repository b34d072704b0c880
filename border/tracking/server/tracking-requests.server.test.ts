import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";
import { batchAt, eventAt } from "../../../tests/support/tracked-events.ts";
import { batchLimits } from "../tracking-contract.ts";

const { event, batch, publish } = await openCollector();

test.each([
  ["broken JSON", '{"client": "5.1.2", "events": [', 400],
  ["a prototype", '{"__proto__": {"x": 1}}', 400],
  ["no batch", "[]", 400],
  ["an unknown site", JSON.stringify(batchAt(0, [eventAt(0)], { site: "XX" })), 400],
  [
    "a name of the visitor that is none",
    JSON.stringify(batchAt(0, [1], { visitor: "a@b.de" })),
    400,
  ],
  ["no event", JSON.stringify(batchAt(0, [])), 400],
  [
    "10,000 events",
    JSON.stringify(
      batchAt(
        0,
        Array.from({ length: 10_000 }, () => 1),
      ),
    ),
    413,
  ],
  [
    "101 events",
    JSON.stringify(
      batchAt(
        0,
        Array.from({ length: 101 }, () => 1),
      ),
    ),
    413,
  ],
  ["1 MB", JSON.stringify(batchAt(0, ["x".repeat(1_000_000)])), 413],
])("a tracking request with %s is refused", async (_name, body, status) => {
  expect((await publish(body)).status).toBe(status);
});

test("a tracking request may have as many events as a batch takes", async () => {
  const events = Array.from({ length: batchLimits.events }, () => event());
  expect((await publish(batch(events))).response.accepted).toHaveLength(batchLimits.events);
});

test.each([
  ["another site's page", { "sec-fetch-site": "cross-site" }, 403],
  ["another host's page", { origin: "https://example.com" }, 403],
  ["a page of the shop, as a beacon", { "sec-fetch-site": "same-origin" }, 200],
  ["a page of the shop, as JSON", { "content-type": "application/json" }, 200],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
])("a tracking request from $0 is answered with $2", async (_name, headers, status) => {
  expect((await publish(batch([event()]), headers)).status).toBe(status);
});

test("the answer to a tracking request is never stored by caches", async () => {
  expect((await publish(batch([event()]))).headers["cache-control"]).toBe("no-store");
});

test("a tracking request releases its permit, also when it is refused", async () => {
  for (let count = 0; count < 600; count++) await publish("{");
  expect((await publish(batch([event()]))).status).toBe(200);
});
