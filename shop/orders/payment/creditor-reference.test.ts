import { expect, test } from "vitest";
import { creditorReference, inGroups } from "./creditor-reference.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Checks the digits of an IBAN (ISO 13616, ISO 7064): letters count from A = 10. */
function hasValidCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

// References that standards and banks publish as examples.
test.each([
  ["539007547034", "RF18539007547034"],
  ["2348231", "RF712348231"],
  ["MTR81UUWZYO48NY55NP3", "RF89MTR81UUWZYO48NY55NP3"],
])("the creditor reference of %s is %s", (number, reference) =>
  expect(creditorReference(number)).toBe(reference),
);

test("an account number is written in groups of four", () => {
  expect(inGroups("DE15555012000000000120")).toBe("DE15 5550 1200 0000 0001 20");
  expect(inGroups("12345678")).toBe("1234 5678");
});

test.each(Object.values(allSites).map((content) => [content.site.code, content] as const))(
  "the account of the seller of %s is in its country, with valid check digits",
  (_code, { seller: { account, address } }) => {
    expect(hasValidCheckDigits(account.iban)).toBe(true);
    expect(account.iban.slice(0, 2)).toBe(address.country);
    expect(account.bic).toMatch(new RegExp(`^[A-Z]{4}${address.country}[A-Z\\d]{5}$`));
  },
);

// QR-IBANs (IID 30000 to 31999) need a QRR reference, others take a creditor reference.
test("the Swiss account takes creditor references", () => {
  const institute = Number(allSites.CH.seller.account.iban.slice(4, 9));
  expect(institute >= 30_000 && institute <= 31_999).toBe(false);
});
