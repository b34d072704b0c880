import { typedLine } from "./typed-text.ts";

/** Letters of any script, digits, spaces, and punctuation of names. Joiners shape letters. */
const characters = /^[\p{L}\p{M}\p{N}\u200c\u200d\s+&'`´,()/.-]*$/u;
/** Matches an address such as "www.example" or "example.com". */
const address = /www\.|(?<![\p{L}\d])[\p{L}\d-]{2,}\.\p{L}{2,}/iu;

/**
 * Reports whether a first or last name has only characters of names, and does not advertise an address. Check its length first.
 */
export const isPersonName = (name: string) => characters.test(name) && !address.test(name);

/** Normalises a name for validation and storage: phones write a curly apostrophe. */
export const normalName = (name: string) => typedLine(name).replaceAll("’", "'");
