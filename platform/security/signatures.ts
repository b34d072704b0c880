import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";

/** Returns the HMAC-SHA-256 of a text as 43 characters that are valid in an address. */
export function signatureOf(key: Buffer | KeyObject, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares two texts in a time that depends on their lengths only. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
