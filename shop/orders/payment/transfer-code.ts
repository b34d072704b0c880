import { qrCode } from "../../../platform/shared/qr-code.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import type { Seller } from "../seller-contract.ts";
import type { Transfer } from "./payment-contract.ts";
import type { ShopMarket } from "../../sites/site-codes.ts";
import { swissStreet, swissText } from "./swiss-text.ts";

interface CodeSite {
  site: Pick<Site, "market" | "timeZone">;
  seller: Pick<Seller, "address">;
}

/** Returns the QR code from which banking apps of a country fill in a transfer, as SVG; undefined where they read none. */
export function paymentCode(transfer: Transfer, codeSite: CodeSite): string | undefined {
  const { market } = codeSite.site;
  const text = codes[market]?.(transfer, codeSite);
  if (text === undefined) return undefined;
  return qrCode(text, market === "CH" ? swissCross : undefined);
}

/** Draws the cross in the middle of a Swiss code: 7 of 46 mm wide, without the margin. Error correction restores what it covers. */
function swissCross(size: number): string {
  const millimetre = (size - 8) / 46;
  const square = (width: number, height: number, colour: string) => {
    const [w, h] = [width * millimetre, height * millimetre];
    return `<rect x="${(size - w) / 2}" y="${(size - h) / 2}" width="${w}" height="${h}" fill="${colour}"/>`;
  };
  return [
    square(7, 7, "#fff"),
    square(6, 6, "#000"),
    square(3.89, 1.17, "#fff"),
    square(1.17, 3.89, "#fff"),
  ].join("");
}

type Code = (transfer: Transfer, codeSite: CodeSite) => string;

/** EPC069-12, version 002: a SEPA credit transfer with a structured reference. */
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
    `EUR${toDecimal(amount)}`,
    // No code of purpose.
    "",
    reference,
  ].join("\n");

/** QR Platba: Short Payment Descriptor 1.0 of the Czech Banking Association. */
const spaydCode: Code = ({ recipient, iban, bic, amount, currency, reference, dueAt }, { site }) =>
  [
    "SPD",
    "1.0",
    `ACC:${iban}+${bic}`,
    `AM:${toDecimal(amount)}`,
    `CC:${currency}`,
    `DT:${dayAt(dueAt, site).replaceAll("-", "")}`,
    `X-VS:${reference}`,
    `RN:${spaydText(recipient).slice(0, 35)}`,
  ].join("*");

/** Swiss Payments Code 0200 with a creditor reference, without the payer. */
const swissCode: Code = ({ recipient, iban, amount, currency, reference }, { seller }) => {
  const { postalCode, town, country } = seller.address;
  const { street, house } = swissStreet(seller.address.street);
  // Name, address and country of a party that is not named.
  const noParty = Array.from({ length: 7 }, () => "");
  return ["SPC", "0200", "1", iban]
    .concat(["S", swissText(recipient).slice(0, 70), street, house])
    .concat([postalCode, swissText(town).slice(0, 35), country], noParty)
    .concat([toDecimal(amount), currency], noParty)
    .concat(["SCOR", reference, "", "EPD"])
    .join("\n");
};

const codes: Partial<Record<Market, Code>> = {
  DE: epcCode,
  AT: epcCode,
  CH: swissCode,
  CZ: spaydCode,
} satisfies Partial<Record<ShopMarket, Code>>;

/** Asterisks separate fields; letters without accents in upper case make the code smaller. */
const spaydText = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}|\*/gu, "")
    .toUpperCase();
