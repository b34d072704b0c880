import type { Receipt, WithdrawalTexts } from "../../features/withdrawal/withdrawal-contract.ts";
import { dateFormat } from "../../shared/formats.ts";
import type { Site } from "../../shared/site.ts";
import { DeclarationList } from "./DeclarationList.tsx";

export interface WithdrawalReceiptProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: WithdrawalTexts;
  receipt: Receipt;
}

/** What the shop received, and when, to be printed or saved. */
export function WithdrawalReceipt({
  site: { locale, timeZone },
  texts,
  receipt: { number, receivedAt, declaration },
}: WithdrawalReceiptProps) {
  const format = dateFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone });
  return (
    <section className="kontor-panel" aria-label={texts.received}>
      <dl>
        <div>
          <dt>{texts.number}</dt>
          <dd>{number.replaceAll(/\d{4}(?=\d)/g, "$& ")}</dd>
        </div>
        <div>
          <dt>{texts.receivedAt}</dt>
          <dd>
            <time dateTime={receivedAt.toISOString()}>{format.format(receivedAt)}</time>
          </dd>
        </div>
      </dl>
      <DeclarationList declaration={declaration} texts={texts} />
      <p className="kontor-soft">{texts.receiptAddress}</p>
    </section>
  );
}
