import type { Amount } from "../../../platform/shared/money.ts";
import { dayAt, momentAt } from "../../../platform/shared/sites/site-clock.ts";
import { workingDaysAfter } from "../../../platform/shared/sites/working-days.ts";
import type { Market, Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { marketOf, type ShopMarket } from "../../sites/site-codes.ts";
import type { Seller } from "../seller-contract.ts";
import { creditorReference } from "./creditor-reference.ts";
import {
  paymentKinds,
  type PayableOrder,
  type PaymentKind,
  type PaymentMethod,
  type ReferenceKind,
  type Transfer,
} from "./payment-contract.ts";

/**
 * Returns the days until a payment is due; an invoice counts them from the last day on which the order can arrive. A payment in advance is
 * due sooner the more of an article's stock the order keeps from other shoppers, but never before a bank transfer can arrive.
 * @param stockShare of the article of which the order takes most, from 0 to 1
 */
export function paymentDays(kind: PaymentKind, stockShare: number): number {
  if (kind === "invoice") return 14;
  if (stockShare <= 0.05) return 7;
  return stockShare <= 0.2 ? 4 : 2;
}

/** Kinds of references by country; a message where nothing is listed. */
const referenceKindOf: Partial<Record<Market, ReferenceKind>> = {
  DE: "creditorReference",
  AT: "creditorReference",
  CH: "creditorReference",
  CZ: "variableSymbol",
  SK: "variableSymbol",
} satisfies Partial<Record<ShopMarket, ReferenceKind>>;

/** Figures of a site that its payments depend on. */
export interface PaymentSite {
  site: Pick<Site, "currency" | "deliveryDays" | "holidays" | "timeZone" | "transitDays">;
  seller: Seller;
}

export type PaymentMethods = Record<PaymentKind, PaymentMethod>;

/** Creates the methods of payment. Both are transfers, before or after the delivery. */
export function createPaymentMethods(siteOf: (code: SiteCode) => PaymentSite): PaymentMethods {
  const method = (
    kind: PaymentKind,
    isPaidBeforeShipping: boolean,
    minAmount: Amount,
    maxAmount: PaymentMethod["maxAmount"],
  ): PaymentMethod => ({
    kind,
    isPaidBeforeShipping,
    maxAmount,
    isOffered: ({ site, amount }) => amount >= minAmount && amount <= maxAmount(site),
    dueAt: (order) => dueAt(kind, order, siteOf(order.site)),
    begin: (order) => ({ kind: "transfer", transfer: transferOf(kind, order, siteOf(order.site)) }),
  });
  return {
    invoice: method("invoice", false, 0, (site) => siteOf(site).seller.invoiceUpTo),
    // Where there is nothing to pay, there is no transfer to wait for.
    prepayment: method("prepayment", true, 1, () => Infinity),
  };
}

interface OfferedPayment {
  kind: PaymentKind;
  upTo: Amount;
}

/** Returns the methods that a site offers for more than nothing, each with the largest amount, Infinity without a limit. */
export function offeredPayments(own: PaymentSite & { site: Pick<Site, "code"> }): OfferedPayment[] {
  const methods = createPaymentMethods(() => own);
  return paymentKinds
    .map((kind) => ({ kind, upTo: methods[kind].maxAmount(own.site.code) }))
    .filter(({ upTo }) => upTo > 0);
}

function transferOf(kind: PaymentKind, order: PayableOrder, paymentSite: PaymentSite): Transfer {
  const { site, seller } = paymentSite;
  const referenceKind = referenceKindOf[marketOf(order.site)] ?? "message";
  return {
    recipient: seller.address.company,
    ...seller.account,
    amount: order.amount,
    currency: site.currency.code,
    referenceKind,
    reference:
      referenceKind === "creditorReference" ? creditorReference(order.number) : order.number,
    dueAt: dueAt(kind, order, paymentSite),
  };
}

const dayLength = 86_400_000;

/** Returns noon of the last day to pay. That of a payment in advance stays as it was confirmed. */
function dueAt(
  kind: PaymentKind,
  {
    placedAt,
    shippedAt = placedAt,
    dueAt: confirmed,
    stockShare = 0,
  }: Omit<PayableOrder, "number">,
  { site }: PaymentSite,
): Date {
  if (kind === "prepayment" && confirmed) return confirmed;
  const begin =
    kind === "invoice"
      ? workingDaysAfter(
          dayAt(shippedAt, site),
          site.deliveryDays.to + (site.transitDays?.to ?? 0),
          site,
        )
      : dayAt(placedAt, site);
  const last = new Date(Date.parse(begin) + paymentDays(kind, stockShare) * dayLength);
  return momentAt(last.toISOString().slice(0, 10), "12:00", site)!;
}
