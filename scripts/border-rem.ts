import type { CSSOptions } from "vite";

/**
 * The options for style sheets of every build. In declarations a `rem` becomes the unit of the border: pages of other
 * teams set the font size of html, and with it the browser's own rem (decisions/031-the-unit-of-the-border.md).
 */
export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "border-rem",
        Declaration(declaration) {
          declaration.value = inBorderRem(declaration.value);
        },
      },
    ],
  },
};

/** "0 1.5rem" as "0 calc(1.5 * var(--kontor-rem))". */
export const inBorderRem = (value: string) =>
  value.replaceAll(/(-?[\d.]+)rem\b/g, (_rem, number: string) =>
    number === "1" ? "var(--kontor-rem)" : `calc(${number} * var(--kontor-rem))`,
  );
