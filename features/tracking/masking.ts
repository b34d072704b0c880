import { withoutSecrets } from "../../shared/secret-texts.ts";
import { allowedParameters } from "./tracking-contract.ts";

/** Events carry no personal data: what addresses may say is cleaned, and a text that looks like an e-mail address is masked. */

// Before and after the @, also a percent-encoded one, nothing overlaps what repeats: the time is linear.
const email = /[\p{L}\p{N}_.+'-](?:[@＠]|%(?:25)*40)[\p{L}\p{N}-]+(?:\.|%(?:25)*2e)[\p{L}\p{N}]/iu;

/** Whether a text contains an e-mail address, as it is or percent-encoded. */
export const hasEmail = (text: string): boolean => email.test(text);

const allowed = new Set<string>(allowedParameters);
const address = /^(?:https?:\/)?\//i;

/** An address, or a path, without secrets, fragment and parameters that may be personal; other texts as they are. */
export function cleanAddress(text: string): string {
  if (!address.test(text)) return text;
  const end = text.search(/[?#]/);
  if (end < 0) return withoutSecrets(text);
  const query = text.slice(end).split("#")[0]!;
  const parameters = Array.from(new URLSearchParams(query)).filter(([name]) => allowed.has(name));
  const rest = new URLSearchParams(parameters).toString();
  return withoutSecrets(text.slice(0, end) + (rest && `?${rest}`));
}

/** Stands for a text with an e-mail address. */
export const maskedText = "(e-mail address)";

/** A text as it may be stored: an address without what may be personal, and no text with an e-mail address. */
export function masked(text: string): string {
  const clean = cleanAddress(text);
  return hasEmail(clean) ? maskedText : clean;
}

/** The same value with every text in it changed, and names as they are. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]),
  );
}

/** Whether any text of a value, or any name in it, is one that `matches`. */
export function someText(value: unknown, matches: (text: string) => boolean): boolean {
  if (typeof value === "string") return matches(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, each]) => matches(name) || someText(each, matches));
}
