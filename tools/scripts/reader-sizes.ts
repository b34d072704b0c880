/** Sizes that depend on the font size that readers choose, and on nothing else (docs/decisions/032-the-unit-of-the-border.md). */

/** Replaces "0 1.5rem" by "0 calc(1.5 * var(--kontor-rem))": pages of other teams set the font size of html, and thereby rem. */
export const inBorderRem = (value: string) =>
  value.replaceAll(/(-?[\d.]+)rem\b/g, (_rem, number: string) =>
    number === "1" ? "var(--kontor-rem)" : `calc(${number} * var(--kontor-rem))`,
  );

/**
 * Replaces "(width >= 980px)" by "(width >= 61.25em)": a layout that fits beside text of default size does not fit beside text of
 * twice that size.
 */
export const inEm = (condition: string) =>
  condition.replaceAll(/([\d.]+)px\b/g, (_px, number: string) => `${Number(number) / 16}em`);
