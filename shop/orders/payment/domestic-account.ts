/**
 * Returns the number of an account as banks of its country write it: "12001/5550" (CZ), "55501202-00000000-00001207" (HU),
 * "60 5550 1204 …" (PL). Undefined where they write the IBAN.
 */
export function domesticAccount(iban: string): string | undefined {
  const number = iban.slice(4);
  switch (iban.slice(0, 2)) {
    case "CZ": {
      const [bank, prefix, account] = [number.slice(0, 4), number.slice(4, 10), number.slice(10)];
      const significant = [prefix, account].map((digits) => digits.replace(/^0+/, ""));
      return `${significant.filter(Boolean).join("-")}/${bank}`;
    }
    case "HU":
      return number.replaceAll(/\d{8}(?=\d)/g, "$&-");
    case "PL":
      return `${iban.slice(2, 4)} ${number.replaceAll(/\d{4}(?=\d)/g, "$& ")}`;
    default:
      return undefined;
  }
}
