import { expect, test } from "vitest";
import type { SettingsReader } from "./channels.ts";
import type { Graphql } from "./graphql-client.ts";
import { createOrderReader } from "./order-reader.ts";

const settings: Pick<SettingsReader, "channel"> = {
  channel: async (code) => ({ code, token: code, currency: "EUR", language: "de" }),
};
const reader = (order: object | null) =>
  createOrderReader({
    graphql: (async () => ({ order })) as unknown as Graphql,
    settings,
  });
const record = { order_id: "5", number: "ABC", channel: "DE" };

test("an order is read by the id of its record", () =>
  expect(reader({ id: "5", code: "ABC" })(record)).resolves.toMatchObject({ code: "ABC" }));

test("another order that has got the id of a lost one is not taken for it", () =>
  expect(reader({ id: "5", code: "XYZ" })(record)).resolves.toBeUndefined());

test("an order that Vendure no longer has is not found", () =>
  expect(reader(null)(record)).resolves.toBeUndefined());
