import { hash, randomBytes } from "node:crypto";

/** 192 bits, as 32 characters that a cookie may hold. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{32}$/.test(text);
}

/** What the database stores of a secret: a reader of the database cannot use it. */
export function hashOf(secret: string): string {
  return hash("sha256", secret, "base64url");
}
