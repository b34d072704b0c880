import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Fifty random bits that a person types, in two groups: "K7QMX-3RTWB". */
export const newCode = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
    .join("")
    .replace(/^.{5}/, "$&-");

/** A code as it is compared, however it was typed. */
export const normalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
