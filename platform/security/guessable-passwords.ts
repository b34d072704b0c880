/** Names that attackers try for one account: those of the shop, and the address or name of the account. */
export interface GuessableNames {
  shopNames: readonly string[];
  /** An e-mail address or the name of an account; the part before an @ counts as well. */
  ownName: string;
}

export type GuessablePassword = "shopName" | "ownName" | "repeated";

/** Letters that a password may have before or after a name and still be one of its decorations: "mykontor". */
const maxExtraLetters = 3;

/** Names with fewer letters occur in many passwords by chance. */
const minNameLetters = 3;

/** Letters by the characters that people write in their place. */
const lookAlikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Returns why a password is guessable for this account, beside the passwords of many people: it is hardly more than a name, also
 * with digits, signs and replaced letters, or it repeats at most four characters.
 */
export function guessablePassword(
  password: string,
  { shopNames, ownName }: GuessableNames,
): GuessablePassword | undefined {
  const given = plain(password);
  if (isPattern(given) || isOneLetter(given)) return "repeated";
  if (shopNames.some((name) => isDecorated(given, plain(name)))) return "shopName";
  const own = plain(ownName);
  const [local = ""] = own.split("@");
  return isDecorated(given, own) || isDecorated(given, local) ? "ownName" : undefined;
}

/** Without case, accents and differences of encoding. */
const plain = (text: string) =>
  text.trim().normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, "");

/** Reports whether at most four characters are repeated, the last time perhaps not all of them: "abcabcab". */
function isPattern(given: string): boolean {
  const characters = Array.from(given);
  return [1, 2, 3, 4].some(
    (period) =>
      characters.length >= 2 * period &&
      characters.every((each, index) => index < period || each === characters[index - period]),
  );
}

/** Reports whether only digits and signs surround one repeated letter: "aaaaaaaa1!". */
const isOneLetter = (given: string) => /^\P{L}*(\p{L})\1+\P{L}*$/u.test(given);

function isDecorated(given: string, name: string): boolean {
  const [withoutSigns, nameWithoutSigns] = [given, name].map((text) =>
    text.replaceAll(/[^\p{L}\p{N}]/gu, ""),
  ) as [string, string];
  if (nameWithoutSigns !== "" && withoutSigns.replaceAll(nameWithoutSigns, "") === "") return true;
  const letters = lettersOf(name);
  if (letters.length < minNameLetters) return false;
  const core = given.replaceAll(/^\P{L}+|\P{L}+$/gu, "");
  const read = core.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign]!);
  return [core, read].map(lettersOf).some((found) => {
    const rest = found.replaceAll(letters, "");
    return rest !== found && rest.length <= maxExtraLetters;
  });
}
