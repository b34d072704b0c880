import { isSignature, signatureOf } from "../../../platform/security/signatures.ts";
import { tokenHours, type Preview } from "../preview-contract.ts";

/** The version of the token format. */
const version = "2";
/** Maximum length of a token, checked before it is parsed. */
const maxLength = 2_000;

/** The payload of a token. Moments are milliseconds since 1970. */
interface Payload extends Omit<Preview, "time"> {
  time: number;
  expires: number;
}

/** Returns a token with the settings of a preview: version, payload and HMAC-SHA-256, joined by dots. */
export function signPreview(key: Buffer, { time, ...rest }: Preview, now: Date): string {
  const expires = now.getTime() + tokenHours * 3_600_000;
  const payload: Payload = { ...rest, time: time.getTime(), expires };
  const signed = `${version}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  return `${signed}.${signatureOf(key, signed)}`;
}

/** Whether a text has the form of a token; otherwise it need not be verified. */
export const hasTokenForm = (text: string): boolean => text.length <= maxLength && form.test(text);

const form = new RegExp(`^${version}\\.[\\w-]+\\.[\\w-]{43}$`);

/** Returns the preview in a token; undefined when it was not signed with this key, or has expired. */
export function verifyPreview(key: Buffer, token: string, now: Date): Preview | undefined {
  if (!hasTokenForm(token)) return undefined;
  const [, body = "", signature = ""] = token.split(".");
  if (!isSignature(key, `${version}.${body}`, signature)) return undefined;
  const { time, expires, ...preview } = payloadIn(body);
  return now.getTime() < expires ? { ...preview, time: new Date(time) } : undefined;
}

/** A payload with a valid signature was written by `signPreview`. */
const payloadIn = (body: string): Payload => JSON.parse(Buffer.from(body, "base64url").toString());
