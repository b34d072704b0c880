import { isSignature, signatureOf } from "../../../security/signatures.ts";
import { tokenHours, type Preview } from "../preview-contract.ts";

/** The form of a token: another form gets another number. */
const version = "2";
/** Of a whole token, checked before any of it is read. */
const maxLength = 2_000;

/** What a token says. Moments are milliseconds since 1970. */
interface Payload extends Omit<Preview, "time"> {
  time: number;
  expires: number;
}

/** A token that says what its browser previews: version, payload and HMAC-SHA-256, joined by dots. */
export function signPreview(key: Buffer, { time, ...rest }: Preview, now: Date): string {
  const expires = now.getTime() + tokenHours * 3_600_000;
  const payload: Payload = { ...rest, time: time.getTime(), expires };
  const signed = `${version}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  return `${signed}.${signatureOf(key, signed)}`;
}

/** Whether a text has the form of a token: of any other there is nothing to verify. */
export const hasTokenForm = (text: string): boolean => text.length <= maxLength && form.test(text);

const form = new RegExp(`^${version}\\.[\\w-]+\\.[\\w-]{43}$`);

/** What a token says; undefined when it was not signed with this key, or has expired. */
export function verifyPreview(key: Buffer, token: string, now: Date): Preview | undefined {
  if (!hasTokenForm(token)) return undefined;
  const [, body = "", signature = ""] = token.split(".");
  if (!isSignature(key, `${version}.${body}`, signature)) return undefined;
  const { time, expires, ...preview } = payloadIn(body);
  return now.getTime() < expires ? { ...preview, time: new Date(time) } : undefined;
}

/** Whatever has a right signature was written by `signPreview`. */
const payloadIn = (body: string): Payload => JSON.parse(Buffer.from(body, "base64url").toString());
