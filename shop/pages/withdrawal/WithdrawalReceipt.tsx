import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Receipt, WithdrawalTexts } from "../../withdrawal/withdrawal-contract.ts";
import { groupedNumber, receiptTime } from "../../withdrawal/withdrawal-mail.ts";
import { DeclarationList } from "./DeclarationList.tsx";

export interface WithdrawalReceiptProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: WithdrawalTexts;
  receipt: Receipt;
}

/** Shows what the shop received, and when, to print or save. */
export function WithdrawalReceipt({
  site,
  texts,
  receipt: { number, receivedAt, declaration },
}: WithdrawalReceiptProps) {
  return (
    <section className="kontor-panel" aria-label={texts.received}>
      <dl>
        <div>
          <dt>{texts.number}</dt>
          <dd translate="no">{groupedNumber(number)}</dd>
        </div>
        <div>
          <dt>{texts.receivedAt}</dt>
          <dd>
            <time dateTime={receivedAt.toISOString()}>{receiptTime(receivedAt, site)}</time>
          </dd>
        </div>
      </dl>
      <DeclarationList declaration={declaration} texts={texts} />
      <p className="kontor-soft">{texts.receiptAddress}</p>
    </section>
  );
}
