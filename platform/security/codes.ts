import { randomInt } from "node:crypto";

/** Excludes letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Generates a code of fifty random bits for a person to type, in two groups: "K7QMX-3RTWB". */
export const newCode = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
    .join("")
    .replace(/^.{5}/, "$&-");

/** Returns a code of forty bits of a signature, which needs no row in a database: "K7QMX3RT". */
export const codeOf = (signature: string): string =>
  [...Buffer.from(signature, "base64url").subarray(0, 8)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");

/** Normalises a typed code for comparison. */
export const normalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
