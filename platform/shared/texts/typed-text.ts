/** Text as people type or paste it: word processors, chats and pages add characters that have no shape and that hide in a field. */

/** Letters of scripts that a joiner shapes, such as Persian and Hindi, and the parts of emoji that it combines. */
const joined =
  "(?:(?![\\p{scx=Latin}\\p{scx=Greek}\\p{scx=Cyrillic}])[\\p{L}\\p{M}]|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}])";
const joiner = "[\\u200c\\u200d]";
/** Variation selectors choose the shape of a letter or emoji, tags the flag of a region. */
const shaping = "\\p{Variation_Selector}\\u{e0020}-\\u{e007f}";
const invisible = new RegExp(
  `(?!${joiner}|[${shaping}])\\p{Default_Ignorable_Code_Point}|(?<!${joined})${joiner}|${joiner}(?!${joined})`,
  "gu",
);

/**
 * Returns a text without zero-width characters, soft hyphens, byte order marks and marks of direction. Joiners stay where they shape
 * letters or emoji.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Returns a text as it was meant in a field of one line: without invisible characters, with single spaces. */
export const typedLine = (text: string): string =>
  withoutInvisible(text).replace(/\s+/g, " ").trim();
