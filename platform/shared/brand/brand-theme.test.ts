import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { brandTheme, readablePairs, type Theme } from "./brand-theme.ts";
import { toHex, toOklch } from "./colour-space.ts";
import { contrast } from "./colours.ts";

/** Returns the pairs of a theme that cannot be read. */
const unreadable = (theme: Theme) =>
  readablePairs.flatMap(([front, backs, least]) =>
    backs
      .filter((back) => contrast(theme[front], theme[back]) < least)
      .map((back) => `${front} ${theme[front]} on ${back} ${theme[back]}`),
  );

/** Any hue, dark enough to be read on the lightest grounds. */
const darkColours = fc
  .tuple(
    fc.double({ min: 0.2, max: 0.48, noNaN: true }),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
  )
  .chain(([lightness, chroma]) =>
    fc.double({ min: 0, max: 6.28, noNaN: true }).map((hue) => toHex({ lightness, chroma, hue })),
  );

test("colours derived from any two dark colours can be read in light and in dark", () => {
  fc.assert(
    fc.property(darkColours, darkColours, (brand, accent) => {
      const { light, dark, themeDark } = brandTheme({ brand, accent });
      expect([light, dark, themeDark].flatMap(unreadable)).toEqual([]);
    }),
  );
});

test("the grounds of a brand are of its hue, and grey for a grey brand", () => {
  const green = toOklch(brandTheme({ brand: "#1f4d3f", accent: "#a62b58" }).light.sunken);
  expect(green.hue).toBeCloseTo(toOklch("#1f4d3f").hue, 1);
  const grey = brandTheme({ brand: "#444444", accent: "#444444" }).light;
  expect(toOklch(grey.sunken).chroma).toBeLessThan(0.001);
});

test("a brand's colour replaces the derived one, a single one only in light themes", () => {
  const { light, dark } = brandTheme({
    brand: "#1f4d3f",
    accent: ["#a62b58", "#ff99bb"],
    paper: "#ffffff",
  });
  expect(light).toMatchObject({ brand: "#1f4d3f", accent: "#a62b58", paper: "#ffffff" });
  expect(dark.accent).toBe("#ff99bb");
  expect(toOklch(dark.paper).lightness).toBeLessThan(0.25);
});

test("the theme dark has the colours that a brand names for it, and else its dark ones", () => {
  const colours = { brand: "#1f4d3f", accent: "#a62b58" };
  const { dark, themeDark } = brandTheme({ ...colours, dark: { paper: "#000000" } });
  expect(themeDark).toEqual({ ...dark, paper: "#000000" });
});
