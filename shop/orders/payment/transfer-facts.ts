import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { inGroups } from "./creditor-reference.ts";
import { domesticAccount } from "./domestic-account.ts";
import type { PaymentTexts, Transfer } from "./payment-contract.ts";

export interface TransferFact {
  name: string;
  value: string;
  /** The value as banks take it, where shoppers copy it. */
  copied?: string;
}

/** Returns what a shopper enters in their bank's form, in its order. */
export function transferFacts(
  transfer: Transfer,
  site: Pick<Site, "locale" | "timeZone" | "currency">,
  { labels, reference }: Pick<PaymentTexts, "labels" | "reference">,
): TransferFact[] {
  const { recipient, iban, bic, bank, amount, dueAt } = transfer;
  const account = domesticAccount(iban);
  const date = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  return [
    { name: labels.recipient, value: recipient },
    ...(account ? [{ name: labels.account, value: account, copied: account }] : []),
    { name: labels.iban, value: inGroups(iban), copied: iban },
    { name: labels.bic, value: bic },
    { name: labels.bank, value: bank },
    { name: labels.amount, value: formatMoney(amount, site) },
    { name: reference, value: shownReference(transfer), copied: transfer.reference },
    { name: labels.dueAt, value: date.format(dueAt) },
  ];
}

/** Writes a creditor reference in groups; banks take variable symbols and messages as they are. */
export const shownReference = ({ referenceKind, reference }: Transfer) =>
  referenceKind === "creditorReference" ? inGroups(reference) : reference;
