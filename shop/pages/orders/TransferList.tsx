import type { ReactNode } from "react";
import { Island } from "../../../border/client/Island.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import type { PaymentTexts } from "../../orders/payment/payment-contract.ts";
import type { TransferFact } from "../../orders/payment/transfer-facts.ts";
import type {} from "./CopyValues.island.tsx";

export interface TransferListProps {
  facts: TransferFact[];
  texts: PaymentTexts["copying"];
  /** Whether scripts of the page add buttons that copy. */
  canCopy: boolean;
}

/** Lists the data of a transfer; by script with buttons that copy what banks take without spaces. */
export function TransferList({ facts, texts, canCopy }: TransferListProps) {
  const list = (
    <dl className="kontor-payment__facts">
      {facts.map(({ name, value, copied }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span data-value="" translate="no">
              {value}
            </span>
            {canCopy && copied !== undefined && (
              <span hidden>
                <Button
                  size="small"
                  variant="secondary"
                  data-copy={copied}
                  data-name={name}
                  aria-label={`${texts.copy}: ${name}`}
                >
                  {texts.copy}
                </Button>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return canCopy ? <Copying texts={texts}>{list}</Copying> : list;
}

const Copying = ({
  texts,
  children,
}: Pick<TransferListProps, "texts"> & { children: ReactNode }) => (
  <Island
    name="CopyValues"
    strategy="load"
    data={{ copied: texts.copied, selected: texts.selected }}
  >
    {children}
    <p className="kontor-payment__copied" role="status" />
  </Island>
);
