import { dayAt } from "../../../platform/shared/site-clock.ts";
import type { Market, Site } from "../../../platform/shared/site.ts";
import type { Transfer } from "./payment-contract.ts";

/**
 * Returns the text of the QR code from which banking apps of a country fill in a transfer; undefined where they read none. The
 * Swiss code is part of the QR-bill (`swiss-bill.ts`).
 */
export function transferCode(
  transfer: Transfer,
  site: Pick<Site, "market" | "timeZone">,
): string | undefined {
  return codes[site.market]?.(transfer, site);
}

type Code = (transfer: Transfer, site: Pick<Site, "timeZone">) => string;

/**
 * EPC069-12, version 002: a SEPA credit transfer with a structured reference. Error correction of level M, at most version 13 of
 * QR codes.
 */
const epcCode: Code = ({ recipient, iban, bic, amount, reference }) =>
  [
    "BCD",
    "002",
    // UTF-8
    "1",
    "SCT",
    bic,
    recipient.slice(0, 70),
    iban,
    `EUR${decimal(amount)}`,
    // No code of purpose.
    "",
    reference,
  ].join("\n");

/** QR Platba: Short Payment Descriptor 1.0 of the Czech Banking Association. */
const spaydCode: Code = ({ recipient, iban, bic, amount, currency, reference, dueAt }, site) =>
  [
    "SPD",
    "1.0",
    `ACC:${iban}+${bic}`,
    `AM:${decimal(amount)}`,
    `CC:${currency}`,
    `DT:${dayAt(dueAt, site).replaceAll("-", "")}`,
    `X-VS:${reference}`,
    `RN:${spaydText(recipient).slice(0, 35)}`,
  ].join("*");

const codes: Partial<Record<Market, Code>> = { DE: epcCode, AT: epcCode, CZ: spaydCode };

const decimal = (amount: number) => (amount / 100).toFixed(2);

/** Asterisks separate fields; letters without accents in upper case make the code smaller. */
const spaydText = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}|\*/gu, "")
    .toUpperCase();
