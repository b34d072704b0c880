import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Order } from "../../orders/order-contract.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import type { PaymentTexts, Transfer } from "../../orders/payment/payment-contract.ts";
import { sitePayments } from "../../orders/payment/site-payments.ts";
import { paymentCode } from "../../orders/payment/transfer-code.ts";
import { shownReference, transferFacts } from "../../orders/payment/transfer-facts.ts";
import type { Seller } from "../../orders/seller-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { TransferList } from "./TransferList.tsx";

export interface OrderPaymentProps {
  order: Order;
  content: { site: Site; seller: Seller; texts: Pick<SiteTexts, "payment"> };
  /** Whether the QR code is shown, where banks of the country read one. */
  hasCode?: boolean;
  /** Whether scripts of the page add buttons that copy IBAN and reference. */
  canCopy?: boolean;
}

/** Shows how to pay an order: the data of the transfer to copy, and the QR code that banking apps read. */
export function OrderPayment({
  order,
  content,
  hasCode = true,
  canCopy = false,
}: OrderPaymentProps) {
  const { site } = content;
  const { payment: texts } = content.texts;
  const due = dueOf(order, sitePayments);
  if (due.kind === "nothing") return <p>{texts[due.why]}</p>;
  if (due.kind === "redirect") return undefined;
  const { transfer } = due;
  const code = hasCode && paymentCode(transfer, content);
  const date = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  return (
    <section className="kontor-payment" aria-labelledby="kontor-payment">
      <h2 id="kontor-payment">{texts.heading}</h2>
      <p>{fill(texts.kinds[order.payment].next, { date: date.format(transfer.dueAt) })}</p>
      <div className="kontor-payment__ways">
        <div>
          <TransferList
            facts={transferFacts(transfer, site, texts)}
            texts={texts.copying}
            canCopy={canCopy}
          />
          <p className="kontor-soft">{texts.referenceHint}</p>
        </div>
        {code && (
          <div className="kontor-payment__code">
            <h3>{texts.code.heading}</h3>
            <div
              role="img"
              translate="no"
              aria-label={codeAlternative(transfer, site, texts.code)}
              dangerouslySetInnerHTML={{ __html: code }}
            />
            <p className="kontor-soft">{texts.code.hint}</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Returns the text alternative of a QR code: the data that it contains. */
export const codeAlternative = (
  transfer: Transfer,
  site: Pick<Site, "locale" | "currency">,
  { alternative }: PaymentTexts["code"],
) =>
  fill(alternative, {
    amount: formatMoney(transfer.amount, site),
    recipient: transfer.recipient,
    reference: shownReference(transfer),
  });
