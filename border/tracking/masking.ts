import { withoutSecrets } from "../../platform/shared/texts/secret-texts.ts";
import { allowedParameters } from "./tracking-contract.ts";

/** Events carry no personal data: addresses are cleaned, and a text that looks like an e-mail address is masked. */

// Nothing before or after the @, plain or percent-encoded, overlaps with what repeats, so matching takes linear time.
const email = /[\p{L}\p{N}_.+'-](?:[@＠]|%(?:25)*40)[\p{L}\p{N}-]+(?:\.|%(?:25)*2e)[\p{L}\p{N}]/iu;

/** Reports whether a text contains an e-mail address, plain or percent-encoded. */
export const hasEmail = (text: string): boolean => email.test(text);

const allowed = new Set<string>(allowedParameters);
const address = /^(?:https?:\/)?\//i;

/** Removes secrets, the fragment and parameters that may be personal from an address or path; returns other texts unchanged. */
export function cleanAddress(text: string): string {
  if (!address.test(text)) return text;
  const end = text.search(/[?#]/);
  if (end < 0) return withoutSecrets(text);
  const query = text.slice(end).split("#")[0]!;
  const parameters = [...new URLSearchParams(query)].filter(([name]) => allowed.has(name));
  const rest = new URLSearchParams(parameters).toString();
  return withoutSecrets(text.slice(0, end) + (rest && `?${rest}`));
}

/** Replaces a text that contains an e-mail address. */
export const maskedText = "(e-mail address)";

/** Returns a text as it may be stored: an address without what may be personal, and `maskedText` for an e-mail address. */
export function masked(text: string): string {
  const clean = cleanAddress(text);
  return hasEmail(clean) ? maskedText : clean;
}

/** Reports whether any text in a value, or any name of a field, satisfies `matches`. */
export function someText(value: unknown, matches: (text: string) => boolean): boolean {
  if (typeof value === "string") return matches(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, each]) => matches(name) || someText(each, matches));
}
