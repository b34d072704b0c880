import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { withColon } from "../../../platform/shared/texts/with-colon.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Review } from "../../orders/checkout-contract.ts";
import type { PaymentKind, PaymentTexts } from "../../orders/payment/payment-contract.ts";
import { paymentDays } from "../../orders/payment/payment-methods.ts";

export interface PaymentTermProps extends Pick<Review, "stockShare" | "dueAt" | "totals"> {
  site: Pick<Site, "language" | "locale" | "timeZone">;
  texts: Pick<PaymentTexts, "kinds" | "labels">;
  payment: PaymentKind;
}

/** Says how and until when an order must be paid, before the shopper places it. */
export function PaymentTerm({ site, texts, payment, stockShare, dueAt, totals }: PaymentTermProps) {
  if (totals.total === 0) return null;
  const date = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  const days = paymentDays(payment, stockShare);
  return (
    <>
      {dueAt && <p>{`${withColon(texts.labels.dueAt, site)} ${date.format(dueAt)}`}</p>}
      <p className="kontor-soft">{fill(texts.kinds[payment].hint, { days })}</p>
    </>
  );
}
