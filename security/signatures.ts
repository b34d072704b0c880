import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";

/** The HMAC-SHA-256 of a text, as 43 characters that an address may hold. */
export function signatureOf(key: Buffer | KeyObject, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Whether a signature is right, in a time that tells nothing about it. */
export function isSignature(key: Buffer | KeyObject, text: string, given: string): boolean {
  return isSameText(given, signatureOf(key, text));
}

/** Compares in a time that depends on the lengths alone. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
