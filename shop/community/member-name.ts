import { fold } from "../../platform/shared/texts/fold.ts";

/** Letters in a public name. */
export const memberNameLength = { min: 3, max: 30 } as const;

/** The reason why a public name is rejected. */
export type MemberNameProblem =
  | "required"
  | "tooShort"
  | "tooLong"
  | "invalidCharacters"
  /** Others could find the member by it: an e-mail or web address, or a long number. */
  | "contact"
  /** It could be taken for the shop, or for its staff. */
  | "reserved"
  | "taken";

/** Words, folded, that only the shop uses for itself. */
const wordsOfShop = new Set(
  `admin administrator administrateur administrador adminisztrator moderator moderateur moderatorka moderator mod
  support service kundenservice kundendienst serviceclient team equipe staff official officiel offiziell redaktion redaction redakcja
  redakce redakcia szerkesztoseg shop store sklep obchod bolt magaza obsluga podpora uzletvezeto ugyfelszolgalat yonetici moderatoru
  destek musteri system root webmaster`.split(/\s+/),
);

/** Digits that are read as letters. */
const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** Returns the form in which names are compared: without case, accents, spaces and signs. Each site has a name once in this form. */
export const comparedName = (name: string): string => fold(name).replace(/[^\p{L}\d]/gu, "");

/** Returns what a name is read as, with letters for digits, and one letter for several. */
const readAs = (text: string) =>
  comparedName(text)
    .replace(/[013457]/g, (digit) => letters[digit]!)
    .replace(/(.)\1+/g, "$1")
    .replaceAll("l", "i");

/**
 * Checks a public name, typed on one line.
 * @param reserved names of the shop, and what it calls former members
 */
export function memberNameProblem(
  name: string,
  reserved: readonly string[],
): MemberNameProblem | undefined {
  if (name === "") return "required";
  if (name.length > memberNameLength.max) return "tooLong";
  if (/@|https?:|www\.|\p{L}\.\p{L}{2}|\d[\d ./-]{4,}\d/u.test(name)) return "contact";
  if (!/^[\p{Script=Latin}\p{M}\d .'’_-]+$/u.test(name)) return "invalidCharacters";
  if (comparedName(name).length < memberNameLength.min || !/\p{L}.*\p{L}/u.test(name))
    return "tooShort";
  const isOfShop =
    reserved.some((own) => readAs(name).includes(readAs(own))) ||
    fold(name)
      .split(/[^\p{L}\d]+/u)
      .some((word) => wordsOfShop.has(word));
  return isOfShop ? "reserved" : undefined;
}
