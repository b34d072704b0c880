const untangled: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ı: "i",
  ø: "o",
  đ: "d",
  æ: "ae",
  œ: "oe",
};

/**
 * Lower-cases a text, removes accents and invisible characters, and replaces letters that Unicode does not decompose. The result is the same for all
 * languages.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[ßłıøđæœ]/g, (letter) => untangled[letter] ?? letter);
}

/** Letters that a language replaces by others when accents are unavailable; all other letters only lose their accents. */
const withoutAccents: Partial<Record<string, Record<string, string>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
};

/** Lower-cases a text and replaces accented letters as is usual in its language: "Käse" is "kaese" in German. */
export function writtenOut(text: string, language: string): string {
  const letters = withoutAccents[language] ?? {};
  const composed = text.normalize("NFC").toLowerCase();
  return composed.replace(/[äöü]/g, (letter) => letters[letter] ?? letter);
}

/** Returns a readable segment of an address as is usual in the language: "Käse & Röstung" becomes "kaese-roestung" in German. */
export function slugify(text: string, language: string): string {
  return (
    fold(writtenOut(text, language))
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "-"
  );
}
