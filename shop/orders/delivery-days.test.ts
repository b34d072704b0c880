import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import { expectedDays as daysOf } from "./delivery-days.ts";
import { exampleOrder } from "./order-examples.ts";

const { site } = allSites.DE;
const expectedDays: typeof daysOf = (order, site) => daysOf(order, site)?.replaceAll(/\s/g, " ");

/** Placed on a Wednesday at 19:30. */
const order = exampleOrder(site);

test("an invoiced order arrives working days after its order, the next one if it was late", () => {
  expect(expectedDays(order, site)).toBe("Mo., 30. November – Di., 1. Dezember");
  const early = { ...order, placedAt: new Date("2026-11-25T10:00:00Z") };
  expect(expectedDays(early, site)).toBe("Fr., 27. – Mo., 30. November");
});

test("an order that is paid in advance arrives working days after its payment", () => {
  const prepaid = { ...order, payment: "prepayment" } as const;
  expect(expectedDays(prepaid, site)).toBeUndefined();
  const at = new Date("2026-12-01T10:00:00Z");
  const history = [...order.history, { state: "paid" as const, at, note: "" }];
  expect(expectedDays({ ...prepaid, history }, site)).toBe("Do., 3. – Fr., 4. Dezember");
});

test("a site without the hour until which it handles orders names no days", () =>
  expect(expectedDays(order, { ...site, handledUntil: undefined })).toBeUndefined());
