import { createHash, randomBytes } from "node:crypto";

/** 256 bits, as 43 characters of an address. */
export const newToken = () => randomBytes(32).toString("base64url");

export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** What the database stores of a token: a reader of the database cannot use it. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");
