import { randomBytes } from "node:crypto";

/** Returns 256 random bits as 43 characters that are safe in URLs. */
export const newToken = () => randomBytes(32).toString("base64url");

export const isToken = (text: string) => /^[\w-]{43}$/.test(text);
