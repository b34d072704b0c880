import { expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { allSites } from "../../sites/all-sites.ts";
import { createPaymentMethods } from "./payment-methods.ts";

const methods = createPaymentMethods((code) => valueAt(allSites, code));
const order = (site: SiteCode, amount = 4_990) => ({
  site,
  amount,
  number: "4711081512",
  placedAt: new Date("2026-11-25T22:30:00Z"),
});

test.each([
  ["DE", "RF76", "4711081512"],
  ["CH_FR", "RF76", "4711081512"],
  ["CZ", "", "4711081512"],
  ["SK", "", "4711081512"],
  ["TR", "", "4711081512"],
] as const)("a transfer of %s has the reference that its banks ask for", (site, prefix, number) => {
  const step = methods.prepayment.begin(order(site));
  expect(step).toMatchObject({ kind: "transfer", transfer: { reference: prefix + number } });
});

test("a transfer names the seller's account, the order's amount and its currency", () => {
  const { seller } = allSites.HU;
  expect(methods.invoice.begin(order("HU", 1_499_000))).toMatchObject({
    transfer: {
      recipient: seller.address.company,
      iban: seller.account.iban,
      bic: seller.account.bic,
      amount: 1_499_000,
      currency: "HUF",
    },
  });
});

test.each([
  // In Berlin the 25th lasts for another half an hour.
  ["prepayment", "DE", "2026-12-02T11:00:00.000Z"],
  // In Istanbul the 26th has begun.
  ["prepayment", "TR", "2026-12-03T09:00:00.000Z"],
  // 14 days after the third working day, the 30th: the 28th and the 29th are a weekend.
  ["invoice", "DE", "2026-12-14T11:00:00.000Z"],
  // 14 days after the third working day on the way, December 3rd, of an order that is sent on the second, the 30th.
  ["invoice", "TR", "2026-12-17T09:00:00.000Z"],
] as const)("a payment by %s is due at noon of the last day at %s", (kind, site, due) => {
  expect(methods[kind].dueAt(order(site)).toISOString()).toBe(due);
});

test("an invoice is due 14 days after the delivery, however late the order is shipped", () => {
  const shippedAt = new Date("2026-12-15T10:00:00Z");
  const due = methods.invoice.dueAt({ ...order("DE"), shippedAt });
  expect(due.toISOString()).toBe("2027-01-01T11:00:00.000Z");
  const prepaid = { ...order("DE"), shippedAt };
  expect(methods.prepayment.dueAt(prepaid)).toEqual(methods.prepayment.dueAt(order("DE")));
});

test("a payment that begins in summer is due at noon in winter", () => {
  const placedAt = new Date("2026-10-23T10:00:00Z");
  const due = methods.prepayment.dueAt({ ...order("DE"), placedAt });
  expect(due.toISOString()).toBe("2026-10-30T11:00:00.000Z");
});

test.each(siteCodes)(
  "the site %s offers an invoice up to its limit, and prepayment for any amount",
  (site) => {
    const limit = allSites[site].seller.invoiceUpTo;
    const offered = (amount: number) =>
      [methods.invoice, methods.prepayment]
        .filter((method) => method.isOffered({ site, amount }))
        .map(({ kind }) => kind);
    expect(offered(limit)).toEqual(["invoice", "prepayment"]);
    expect(offered(limit + 1)).toEqual(["prepayment"]);
    expect(offered(0)).toEqual(["invoice"]);
  },
);

test("only a prepaid order waits for its payment before it is sent", () => {
  expect(methods.invoice.isPaidBeforeShipping).toBe(false);
  expect(methods.prepayment.isPaidBeforeShipping).toBe(true);
});
