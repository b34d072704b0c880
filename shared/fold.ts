import type { Language } from "./site.ts";

const untangled: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ı: "i",
  ø: "o",
  đ: "d",
  æ: "ae",
  œ: "oe",
};

/** Lower case, no accents, the letters that Unicode does not take apart replaced: the same for all our languages. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ßłıøđæœ]/g, (letter) => untangled[letter] ?? letter);
}

/** Letters that a language writes out where it has no accents; the others drop the accents. */
const withoutAccents: Partial<Record<Language, Record<string, string>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
};

/** A text in lower case as its language writes it where it has no accents: "Käse" is "kaese" in German. */
export function writtenOut(text: string, language: Language): string {
  const letters = withoutAccents[language] ?? {};
  const composed = text.normalize("NFC").toLowerCase();
  return composed.replace(/[äöü]/g, (letter) => letters[letter] ?? letter);
}

/** A readable segment of an address as the language writes it: "Käse & Röstung" becomes "kaese-roestung" in German. */
export function slugify(text: string, language: Language): string {
  return (
    fold(writtenOut(text, language))
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "-"
  );
}
