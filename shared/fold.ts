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

/** A readable segment of an address: "Kaffee & Genuß" becomes "kaffee-genuss". */
export function slugify(text: string): string {
  return (
    fold(text)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "-"
  );
}
