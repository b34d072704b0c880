/**
 * Returns a creditor reference (ISO 11649) with the number of an order: RF, two check digits, and the number, at most 21 letters
 * and digits. Banks check it before the transfer is sent.
 */
export function creditorReference(number: string): string {
  const body = number.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
  const check = 98 - mod97(`${body}RF00`);
  return `RF${String(check).padStart(2, "0")}${body}`;
}

/** Returns the remainder of ISO 7064, MOD 97-10: letters count from A = 10 to Z = 35. */
function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Writes a reference or an IBAN in groups of four, as on paper. */
export const inGroups = (text: string): string => text.replaceAll(/.{4}(?=.)/g, "$& ");
