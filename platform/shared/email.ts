import { withoutInvisible } from "./texts/typed-text.ts";

/** E-mail addresses of customers and subscribers, with the same rules in forms and on the server. */

/** Maximum length of a typed address, in characters. */
export const maxEmailLength = 256;

/** Maximum octets of an address for mail servers (RFC 5321), and of the part before the @. */
const wireLimits = { address: 254, localPart: 64 };

// No pattern nests repetitions, so all of them match in linear time.
/** Characters between the dots before the @ (RFC 5322, section 3.2.3). */
const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

const oneAddress = /^[^\s@"(),:;<>[\]\\\p{Cc}]+@[^\s@"(),:;<>[\]\\\p{Cc}]+$/u;

/** Reports whether a text is a single address, however unusual: no list, no name, no comment, no line break. */
export const isOneAddress = (text: string): boolean =>
  text.length <= maxEmailLength && oneAddress.test(text);

/** Normalises an address for validation and delivery. */
export const normalEmail = (email: string) => withoutInvisible(email).trim().normalize("NFC");

/** Normalises an address for comparison: addresses that differ in case only belong to the same person. */
export const comparedEmail = (deliverable: string) => deliverable.toLowerCase();

/**
 * Returns the form of an address that mail servers accept, with its domain in ASCII. Returns undefined for an address that can
 * never receive mail.
 */
export function deliverableEmail(email: string): string | undefined {
  const normal = normalEmail(email);
  if (normal.length > maxEmailLength) return undefined;
  const at = normal.lastIndexOf("@");
  const [local, domain] = [normal.slice(0, at), normal.slice(at + 1)];
  if (local.length > wireLimits.localPart) return undefined;
  if (!local.split(".").every((each) => atom.test(each))) return undefined;
  if (!domainCharacters.test(domain)) return undefined;
  const ascii = domainToAscii(domain);
  const labels = ascii.split(".");
  const isDomain =
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    // Otherwise the domain is an IP address.
    /[a-z]/.test(labels.at(-1)!);
  const address = `${local}@${ascii}`;
  return isDomain && address.length <= wireLimits.address ? address : undefined;
}

/** Returns the ASCII form of a domain (UTS 46), or "" when it has none. */
export function domainToAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
