import { expect, test } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";
import * as shop from "../../../shop/brand.ts";
import type { Design } from "../../../platform/shared/brand/brand.ts";
import { design as tea } from "../../../tests/tea-brand.ts";
import { brandCss } from "./brand-css.ts";

/** Returns a style sheet as it is built for a design. */
async function built(css: string, design: Design) {
  const config = await resolveConfig(
    { configFile: false, logLevel: "silent", css: { postcss: { plugins: [brandCss(design)] } } },
    "build",
  );
  return (await preprocessCSS(css, "sheet.css", config)).code;
}

test("colours, corners and the logo's size of a brand are filled into a style sheet", async () => {
  const css = await built(
    "a { color: brand(accent); border-radius: brand(radius-l); aspect-ratio: brand(logo-ratio); width: brand(logo-width); }",
    shop.design,
  );
  expect(css).toContain("color: light-dark(#a8432a, #e8a079)");
  expect(css).toContain("border-radius: 20px");
  expect(css).toContain("aspect-ratio: 47 / 11");
  expect(css).toContain("width: 6rem");
});

test("a name that no brand has is refused with those that there are", async () => {
  await expect(built("a { color: brand(acent); }", shop.design)).rejects.toThrow(
    /There is no brand\(acent\); there are paper, surface/,
  );
});

const names = { Text: "text", Heading: "headings" };
const faces = (use: "Text" | "Heading") => `
  @font-face { font-family: "Kontor ${use}"; src: url("brand(${names[use]}-font).woff2"); font-weight: brand(${names[use]}-weights); }
  @font-face { font-family: "Kontor ${use} Fallback"; src: local("Arial"); size-adjust: 98.5%; ascent-override: 96%; }
  a { font-family: brand(${use.toLowerCase()}-stack); }`;

test("a font that is installed is loaded with its weights", async () => {
  const css = await built(faces("Text"), {
    ...tea,
    fonts: { text: "fraunces", headings: "system" },
  });
  expect(css).toContain('url("fraunces.woff2")');
  expect(css).toContain("font-weight: 400 700");
  // The fallback is measured for another font.
  expect(css).not.toMatch(/size-adjust|ascent-override/);
});

test("the system's font loads nothing", async () => {
  const css = await built(faces("Text"), { ...tea, fonts: { text: "system", headings: "system" } });
  expect(css).not.toContain("@font-face");
  expect(css).toContain("font-family: system-ui, sans-serif");
});

test("headings in the font of the text do not load it twice", async () => {
  const css = await built(faces("Heading"), tea);
  expect(css).not.toContain("@font-face");
  expect(css).toContain("font-family: var(--kontor-font)");
});
