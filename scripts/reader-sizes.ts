import type { CSSOptions } from "vite";

/**
 * The options for style sheets of every build: sizes follow the font size that readers choose, and nothing else
 * (decisions/032-the-unit-of-the-border.md).
 */
export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "font-size-of-the-reader",
        Declaration(declaration) {
          declaration.value = inBorderRem(declaration.value);
        },
        AtRule: {
          media(rule) {
            rule.params = inEm(rule.params);
          },
        },
      },
    ],
  },
};

/** "0 1.5rem" as "0 calc(1.5 * var(--kontor-rem))": pages of other teams set the font size of html, and with it rem. */
export const inBorderRem = (value: string) =>
  value.replaceAll(/(-?[\d.]+)rem\b/g, (_rem, number: string) =>
    number === "1" ? "var(--kontor-rem)" : `calc(${number} * var(--kontor-rem))`,
  );

/** "(width >= 980px)" as "(width >= 61.25em)": what has room beside text of the usual size has none beside text of twice that. */
export const inEm = (condition: string) =>
  condition.replaceAll(/([\d.]+)px\b/g, (_px, number: string) => `${Number(number) / 16}em`);
