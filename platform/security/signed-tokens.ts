import type { KeyObject } from "node:crypto";
import { isSameText, signatureOf } from "./signatures.ts";

/**
 * Signed tokens: a text that anyone may read and only this shop can have written, followed by a dot and its HMAC-SHA-256. They
 * need no row in the database, and therefore cannot be revoked one by one.
 */
export interface TokenKind {
  /** Precedes the text in what is signed, so that a token of one kind is never accepted as one of another. */
  purpose: string;
  /** The form of the text, checked before anything is computed. */
  form: RegExp;
  /** Returns the end of the validity of a token with this text, in milliseconds since 1970. */
  expiryOf(text: string): number;
}

type Key = Buffer | KeyObject;

/** Returns the token of a kind with a text. */
export const signToken = (key: Key, { purpose }: TokenKind, text: string): string =>
  `${text}.${signatureOf(key, purpose + text)}`;

/** Returns the text of a token; undefined when it was not signed with this key for this purpose, or has expired. */
export function verifyToken(
  key: Key,
  kind: TokenKind,
  token: string | undefined,
  now: Date,
): string | undefined {
  const { text, signature } = partsOf(kind, token) ?? {};
  if (text === undefined || signature === undefined) return undefined;
  if (!isSameText(signature, signatureOf(key, kind.purpose + text))) return undefined;
  return now.getTime() < kind.expiryOf(text) ? text : undefined;
}

/** Whether a text has the form of a token of this kind; otherwise it need not be verified. */
export const hasTokenForm = (kind: TokenKind, token: string): boolean =>
  partsOf(kind, token) !== undefined;

function partsOf({ form }: TokenKind, token = "") {
  const dot = token.lastIndexOf(".");
  const [text, signature] = [token.slice(0, dot), token.slice(dot + 1)];
  return dot > 0 && form.test(text) && /^[\w-]{43}$/.test(signature)
    ? { text, signature }
    : undefined;
}
