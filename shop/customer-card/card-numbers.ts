/** How the numbers of cards begin: of those of an account, and of those that staff hand out in stores. No number is drawn twice. */
export const cardPrefixes = { account: "29", store: "28" } as const;

/** Returns the Luhn check digit (ISO/IEC 7812-1): it detects a single wrong digit, and most swaps of adjacent digits. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const weighed = index % 2 === 0 ? digit * 2 : digit;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns a card number: prefix, ten digits and a check digit. */
export function cardNumber(tenDigits: string, prefix: string = cardPrefixes.account): string {
  const digits = prefix + tenDigits;
  return digits + checkDigit(digits);
}

/** Returns the card number in a typed text, with or without spaces; undefined if it is none, such as with a wrong digit. */
export function readCardNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^2[89]\d{11}$/.test(digits) &&
    digits === cardNumber(digits.slice(2, 12), digits.slice(0, 2))
    ? digits
    : undefined;
}

/** Returns a card number in groups, as people read it: "2901 2345 6789 7". */
export const groupedCardNumber = (number: string): string =>
  number.replaceAll(/(\d{4})(?=\d)/g, "$1\u00a0");

/** Digits and letters of the codes of cards: none looks like another one (Crockford's Base32). */
const codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

/** Returns a card's code of random bytes, in two groups as it is printed: "7K2M-Q9XA". */
export function cardCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % 32]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** Returns a typed code as it is printed: small letters, missing hyphens and letters that look like digits count. Undefined if it is none. */
export function readCardCode(text: string): string | undefined {
  const letters = text
    .replaceAll(/[\s-]/g, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters)
    ? `${letters.slice(0, 4)}-${letters.slice(4)}`
    : undefined;
}
