/** Letters that sound alike, or that other languages write for the same sound, in the order in which they are replaced. */
const alike: [RegExp, string][] = [
  [/sch|sz|cs|sh/g, "s"],
  [/cch|ch|cz|ck|cq|qu|[cq]/g, "k"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/x/g, "ks"],
  [/k+s/g, "s"],
  [/z/g, "s"],
  [/[yj]/g, "i"],
  [/w/g, "v"],
  [/(?<=[aeiou])h/g, ""],
  [/(.)\1+/g, "$1"],
];

/** Shorter words sound like too many others. */
const minLength = 3;

/**
 * Returns the same key for words that sound the same, including the spellings of neighbouring languages: "espresso", "expresso",
 * "eszpresszó", "ekspresso"; "macchiato" and "makiato". Takes folded words; returns an empty key for short ones.
 */
export function spellingKey(word: string): string {
  if (word.length < minLength || /\d/.test(word)) return "";
  return alike.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
}
