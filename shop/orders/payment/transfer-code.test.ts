import jsqr from "jsqr";
import sharp from "sharp";
import { SwissQRBill } from "swissqrbill/svg";
import { expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { exampleOrder, exampleTransfer } from "../order-examples.ts";
import { allSites } from "../../sites/all-sites.ts";
import { paymentCode } from "./transfer-code.ts";
import { swissBillOf } from "./swiss-bill.ts";

const transferOf = (code: SiteCode) =>
  exampleTransfer(exampleOrder(valueAt(allSites, code).site), valueAt(allSites, code));

/** Returns the text that a reader finds in a picture. */
async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: "#fff" })
    .resize(1200)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const codeOf = (code: SiteCode) => paymentCode(transferOf(code), valueAt(allSites, code));

test.each([
  ["DE", "Kontor Handels GmbH", "DE15555012000000000120", "MUSTDEHHXXX", "58.00"],
  ["AT", "Kontor Handelsgesellschaft m.b.H.", "AT125550100000000120", "MUSTATWWXXX", "58.00"],
] as const)(
  "a reader finds the transfer in the EPC code of %s",
  async (code, recipient, iban, bic, amount) =>
    expect(await read(codeOf(code)!)).toBe(
      `BCD\n002\n1\nSCT\n${bic}\n${recipient}\n${iban}\nEUR${amount}\n\nRF764711081512`,
    ),
);

test("a reader finds the payment in the Czech code", async () =>
  expect(await read(codeOf("CZ")!)).toBe(
    "SPD*1.0*ACC:CZ8955500000000000012001+MUSTCZPPXXX*AM:2897.10*CC:CZK*DT:20261215*X-VS:4711081512*RN:KONTOR CZ S.R.O.",
  ));

test.each([
  ["CH", "Kontor (Schweiz) AG", "Zug"],
  ["CH_FR", "Kontor (Suisse) SA", "Zoug"],
] as const)("a reader finds the QR-bill in the code of %s", async (code, recipient, town) =>
  expect((await read(codeOf(code)!))?.replaceAll("\n", ",")).toBe(
    [
      "SPC,0200,1,CH3655501000000000120",
      `S,${recipient},Industriestrasse,8,6300,${town},CH`,
      ",,,,,,",
      "87.00,CHF",
      ",,,,,,",
      "SCOR,RF764711081512,,EPD",
    ].join(),
  ),
);

test("the code on the page and that of the payment slip say the same", async () => {
  const slip = new SwissQRBill(swissBillOf(transferOf("CH"), allSites.CH.seller)).toString();
  expect(await read(slip)).toBe(await read(codeOf("CH")!));
});

test.each([
  ["Anna", "D’Angelo", "Rue de l’Hôpital 4", "Anna D'Angelo,Rue de l'Hôpital,4"],
  ["Ida", "Müller–Meier", "Industriestrasse 8", "Ida Müller-Meier,Industriestrasse,8"],
])("a payment slip names its payer %s %s", async (firstName, lastName, street, written) => {
  const { address } = allSites.CH.seller;
  const payer = { ...address, company: "", firstName, lastName, street };
  const bill = swissBillOf(transferOf("CH"), allSites.CH.seller, payer);
  const code = (await read(new SwissQRBill(bill).toString()))?.replaceAll("\n", ",");
  expect(code).toContain(`,S,${written},6300,Zug,CH,`);
});

test("a payer in letters that the standard lacks is filled in by hand", () => {
  const { address } = allSites.CH.seller;
  const payer = { ...address, company: "", firstName: "Дмитро", lastName: "Бондар" };
  expect(swissBillOf(transferOf("CH"), allSites.CH.seller, payer)).not.toHaveProperty("debtor");
});

test("a code for banking apps is where banks read one", () => {
  const withCode = siteCodes.filter((code) => codeOf(code) !== undefined);
  expect(withCode).toEqual(["DE", "AT", "CH", "CH_FR", "CZ"]);
});
