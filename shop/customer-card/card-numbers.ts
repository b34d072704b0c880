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

/** Returns a card number: 29, ten digits and a check digit. */
export function cardNumber(tenDigits: string): string {
  const digits = `29${tenDigits}`;
  return digits + checkDigit(digits);
}

/** Returns the card number in a typed text, with or without spaces; undefined if it is none, such as with a wrong digit. */
export function readCardNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^29\d{11}$/.test(digits) && digits === cardNumber(digits.slice(2, 12))
    ? digits
    : undefined;
}

/** Returns a card number in groups, as people read it: "2901 2345 6789 7". */
export const groupedCardNumber = (number: string): string =>
  number.replaceAll(/(\d{4})(?=\d)/g, "$1\u00a0");
