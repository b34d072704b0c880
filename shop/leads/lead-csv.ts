import type { LeadEntry } from "./leads-contract.ts";

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = "\uFEFF";

/** Characters with which spreadsheets begin a formula. */
const formula = /^[=+\-@\t\r]/;

/** Returns a line of a file with comma-separated values (RFC 4180). A value that a spreadsheet would compute begins with an apostrophe. */
export const csvLine = (values: readonly string[]): string =>
  `${values.map((value) => quoted(formula.test(value) ? `'${value}` : value)).join(",")}\r\n`;

const quoted = (value: string) =>
  /[",\r\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const own = ["id", "received", "confirmed", "deleted", "email"] as const;

/** Returns the names of the columns. `inputs` are the names of what shoppers filled in. */
export const leadColumns = (inputs: readonly string[]): string[] => [...own, ...inputs, "consents"];

/** Returns the values of an entry in these columns. Consents are listed with their versions. */
export function leadValues(
  { id, receivedAt, acceptedAt, expiresAt, email, answers, consents }: LeadEntry,
  inputs: readonly string[],
): string[] {
  return [
    id,
    receivedAt.toISOString(),
    acceptedAt?.toISOString() ?? "",
    expiresAt.toISOString(),
    email ?? "",
    ...inputs.map((name) => answers[name] ?? ""),
    consents.map((consent) => `${consent.id} ${consent.version}`).join("; "),
  ];
}
