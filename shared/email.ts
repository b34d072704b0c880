/** E-mail addresses as forms and the server take them, of customers and of subscribers. */

/** Most characters of an address as it is typed. */
export const longestEmail = 256;

/** Octets of an address as mail servers take it (RFC 5321), and of the part before the @. */
const wireLimits = { address: 254, localPart: 64 };

// None of these patterns repeats what repeats: their time is linear.
const separator = /[-+.']/;
const word = /^\w+$/;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

const oneAddress = /^[^\s@"(),:;<>[\]\\\p{Cc}]+@[^\s@"(),:;<>[\]\\\p{Cc}]+$/u;

/** One address and nothing else, however unusual: no list, no name, no comment, no line break. */
export const isOneAddress = (text: string): boolean =>
  text.length <= longestEmail && oneAddress.test(text);

/** An address is checked, and sent to, in this form. */
export const normalEmail = (email: string) => email.trim().normalize("NFC");

/** Addresses are compared in this form: nobody has two that differ in the case alone. */
export const comparedEmail = (deliverable: string) => deliverable.toLowerCase();

/** The form of an address to which mail can be sent: its domain in ASCII. Undefined for an address that can never receive mail. */
export function deliverableEmail(email: string): string | undefined {
  const normal = normalEmail(email);
  if (normal.length > longestEmail) return undefined;
  const at = normal.lastIndexOf("@");
  const [local, domain] = [normal.slice(0, at), normal.slice(at + 1)];
  if (local.length > wireLimits.localPart) return undefined;
  if (!local.split(separator).every((each) => word.test(each))) return undefined;
  if (!domainCharacters.test(domain)) return undefined;
  const ascii = domainToAscii(domain);
  const labels = ascii.split(".");
  const isDomain =
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    // Else it is the address of a machine.
    /[a-z]/.test(labels.at(-1)!);
  const address = `${local}@${ascii}`;
  return isDomain && address.length <= wireLimits.address ? address : undefined;
}

/** The ASCII form of a domain (UTS 46), or "" when it has none. */
function domainToAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
