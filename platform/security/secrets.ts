import { hash, randomBytes } from "node:crypto";

/** Generates 192 random bits as 32 characters that are valid in a cookie. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{32}$/.test(text);
}

/** Returns the hash of a secret, which the database stores instead: it is useless to a reader of the database. */
export function hashOf(secret: string): string {
  return hash("sha256", secret, "base64url");
}
