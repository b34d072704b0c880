import {
  hasTokenForm,
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { tokenHours, type StaffPreview } from "../preview-contract.ts";

/** The payload of a token. Moments are milliseconds since 1970. */
interface Payload extends Omit<StaffPreview, "time"> {
  time: number;
  expires: number;
}

/** The text is the version of the format, a dot and the payload. */
const previewTokens: TokenKind = {
  // The key signs nothing else.
  purpose: "",
  form: /^2\.[\w-]{1,1950}$/,
  expiryOf: (text) => payloadIn(text).expires,
};

/** Returns a token with the settings of a preview. */
export function signPreview(key: Buffer, { time, ...rest }: StaffPreview, now: Date): string {
  const expires = now.getTime() + tokenHours * 3_600_000;
  const payload: Payload = { ...rest, time: time.getTime(), expires };
  const body = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return signToken(key, previewTokens, `2.${body}`);
}

/** Whether a text has the form of a token; otherwise it need not be verified. */
export const hasPreviewForm = (token: string): boolean => hasTokenForm(previewTokens, token);

/** Returns the preview in a token; undefined when it was not signed with this key, or has expired. */
export function verifyPreview(key: Buffer, token: string, now: Date): StaffPreview | undefined {
  const text = verifyToken(key, previewTokens, token, now);
  if (text === undefined) return undefined;
  const { time, expires: _, ...preview } = payloadIn(text);
  return { ...preview, time: new Date(time) };
}

/** A payload with a valid signature was written by `signPreview`. */
const payloadIn = (text: string): Payload =>
  JSON.parse(Buffer.from(text.slice("2.".length), "base64url").toString());
