import { randomBytes } from "node:crypto";

/** 256 bits, as 43 characters of an address. */
export const newToken = () => randomBytes(32).toString("base64url");

export const isToken = (text: string) => /^[\w-]{43}$/.test(text);
