import { cartDays } from "../../../border/cart/cart-limits.ts";
import { confirmationHours } from "../../../border/newsletter/newsletter-contract.ts";
import { figuresOf, type Figures } from "../../../platform/shared/sites/figures.ts";
import { formatAmount } from "../../../platform/shared/money.ts";
import { leadConfirmationHours } from "../../leads/leads-contract.ts";
import { transferDays } from "../../orders/order-rules.ts";
import { paymentDays } from "../../orders/payment/payment-methods.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { subscriptionLimits } from "../../subscriptions/subscriptions-contract.ts";
import { keptWishlistDays } from "../../wishlist/browser-wishes.ts";
import { paymentTable } from "./payment-table.ts";
import { storedNamesTable } from "./stored-names-table.ts";

/** Returns the placeholders of a site's static pages: its figures, those of the shop's rules, and tables of what the shop has. */
export function pageFigures(content: Pick<SiteContent, "site" | "seller" | "texts">): Figures {
  const { site, seller } = content;
  const { weeks, noticeDays, priceNoticeDays, keptYears } = subscriptionLimits;
  return {
    ...figuresOf(site),
    cartDays: String(cartDays),
    confirmationHours: String(confirmationHours),
    leadConfirmationHours: String(leadConfirmationHours),
    ...(site.community && { communityReportMonths: String(site.community.reportMonths) }),
    subscriptionWeeksFrom: String(weeks.from),
    subscriptionWeeksTo: String(weeks.to),
    subscriptionNoticeDays: String(noticeDays),
    subscriptionPriceNoticeDays: String(priceNoticeDays),
    subscriptionYears: String(keptYears),
    wishListDays: String(keptWishlistDays),
    invoiceUpTo: formatAmount(seller.invoiceUpTo, site),
    invoiceDays: String(paymentDays("invoice", 0)),
    prepaymentDays: String(paymentDays("prepayment", 0)),
    minPrepaymentDays: String(paymentDays("prepayment", 1)),
    transferDays: String(transferDays),
    paymentMethods: paymentTable(content),
    storedNames: storedNamesTable(content),
  };
}
