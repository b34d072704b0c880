import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { ColourName } from "../shared/brand/brand.ts";
import { brandTheme } from "../shared/brand/brand-theme.ts";
import { contrast } from "../shared/brand/colours.ts";
import { design } from "../../shop/brand.ts";
import { themes } from "./themes.ts";

const read = (file: string) => readFile(join(projectFolder, "platform/ui", file), "utf8");
const { light, dark, themeDark } = brandTheme(design.colours);
/** Fills in the colours of the shop's brand, as the build does. */
const withBrand = (css: string) =>
  css
    .replaceAll(/brand\(dark-([\w-]+)\)/g, (_, name: ColourName) => themeDark[name])
    .replaceAll(/brand\(([\w-]+)\)/g, (place, name: ColourName) =>
      name in light ? `light-dark(${light[name]}, ${dark[name]})` : place,
    );
const [tokensCss, themesCss, moreThemesCss, ...buttonsCss] = await Promise.all(
  ["tokens.css", "themes.css", "more-themes.css", "Button.css", "more-buttons.css"].map(
    async (file) => withBrand(await read(file)),
  ),
);
const buttonCss = buttonsCss.join("");

const darkThemes = /:is\(([^)]*)\) \{\s*--kontor-scheme: dark/.exec(themesCss!)![1]!;

/** Returns a theme's colours: its own values in addition to those that all themes share. */
function coloursOf(theme: string): Map<string, string> {
  const own =
    new RegExp(`="${theme}"\\] \\{([^}]*--kontor[^}]*)\\}`).exec(themesCss! + moreThemesCss)?.[1] ??
    "";
  const isDark = darkThemes.includes(`"${theme}"`);
  return new Map(
    [...`${tokensCss}${own}`.matchAll(/--kontor-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      name!,
      ofScheme(value!, isDark),
    ]),
  );
}

const ofScheme = (value: string, isDark: boolean) =>
  value.replace(/light-dark\((#\w+), (#\w+)\)/, isDark ? "$2" : "$1");

const grounds = ["paper", "surface", "sunken"];
const pairs = [
  ...["ink", "ink-soft", "accent", "good", "bad"].map((text) => [text, grounds, 4.5] as const),
  ["on-accent", ["accent", "accent-strong"], 4.5] as const,
  ["on-brand", ["brand"], 4.5] as const,
  ...["line-strong", "focus"].map((line) => [line, grounds, 3] as const),
];

describe.each(themes)("the theme %s", (theme) => {
  const colours = coloursOf(theme);
  test.each(pairs)(`in the theme ${theme} %s stands out on %j by %f`, (front, backs, least) => {
    for (const back of backs)
      expect(
        contrast(colours.get(front)!, colours.get(back)!),
        `${front} on ${back}`,
      ).toBeGreaterThanOrEqual(least);
  });
});

test("every theme but the two of the shared tokens has colours of its own", () => {
  const papers = themes.map((theme) => coloursOf(theme).get("paper"));
  expect(new Set(papers).size).toBe(themes.length);
});

test.each(["activating", "sale", "community"])(
  "the text of a button of the variant %s can be read",
  (name) => {
    const rule = new RegExp(`data-variant="${name}"\\] \\{([^}]+)\\}`).exec(buttonCss)![1]!;
    const [ground, pressed, ink] = ["", "-strong", "-ink"].map(
      (part) => new RegExp(`--kontor-button${part}: ([^;]+);`).exec(rule)![1]!,
    );
    for (const isDark of [false, true])
      for (const back of [ground!, pressed!])
        expect(contrast(ofScheme(ink!, isDark), ofScheme(back, isDark))).toBeGreaterThanOrEqual(
          4.5,
        );
  },
);
