import { formatAmount } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { offeredPayments, paymentDays } from "../../orders/payment/payment-methods.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { tableMarkdown } from "./table-markdown.ts";

type PaymentContent = Pick<SiteContent, "site" | "seller" | "texts">;

/** Returns a Markdown table of the methods of payment that a site offers: `{paymentMethods}` in pages. */
export function paymentTable({ site, seller, texts }: PaymentContent): string {
  const { kinds, overview } = texts.payment;
  const { name, terms, amount } = overview.columns;
  return tableMarkdown([
    [name, terms, amount],
    ...offeredPayments({ site, seller }).map(({ kind, upTo }) => [
      kinds[kind].name,
      fill(kinds[kind].hint, { days: String(paymentDays(kind, 0)) }),
      upTo === Infinity ? overview.any : fill(overview.upTo, { amount: formatAmount(upTo, site) }),
    ]),
  ]);
}
