import type { CSSProperties } from "react";
import { brandTheme } from "../../shared/brand/brand-theme.ts";
import { radiiOf, systemFont, type Design, type FontName } from "../../shared/brand/brand.ts";

const buttonPadding = "14px 24px";

/** Width of a mail in pixels, where there is room. */
export const mailWidth = 600;

/** Width and height of an article's picture in pixels. */
export const pictureSize = 56;

interface MailStyle extends CSSProperties {
  /** Padding in Outlook for Windows, which ignores that of links. */
  msoPaddingAlt?: string;
}

/**
 * Returns the inline styles of mails in a design: mail clients support no variables, and some remove style sheets. Fonts and colours
 * stand on the cells of the sheet, and what is inside inherits them, so that long mails stay small. Paragraphs have margins, since
 * Outlook for Windows knows padding of cells alone.
 */
export function mailStyles(design: Design) {
  const { light } = brandTheme(design.colours);
  const fontFamily = fontStack(design.fonts.text);
  const text: CSSProperties = { color: light.ink, fontFamily, fontSize: "16px", lineHeight: "1.5" };
  const small: CSSProperties = { ...text, color: light["ink-soft"], fontSize: "14px" };
  const heading: CSSProperties = { fontFamily, lineHeight: "1.3", fontWeight: "bold" };
  const radius = `${radiiOf(design).s}px`;

  return {
    body: { margin: "0", padding: "0", backgroundColor: light.paper },
    preview: { display: "none", maxHeight: "0", overflow: "hidden" },
    outside: { backgroundColor: light.paper, padding: "16px 8px" },
    sheet: { backgroundColor: light.surface, width: "100%", maxWidth: `${mailWidth}px` },
    brand: { backgroundColor: light.brand, padding: "8px 12px" },
    brandLink: { textDecoration: "none" },
    // The name in its place where pictures are blocked.
    logo: {
      ...heading,
      border: "0",
      color: light["on-brand"],
      display: "block",
      fontSize: "20px",
      lineHeight: "1.2",
    },
    content: { ...text, padding: "24px 24px 16px", wordBreak: "break-word" },
    heading: { ...heading, fontSize: "26px", lineHeight: "1.25", margin: "0 0 16px" },
    subheading: { ...heading, fontSize: "19px", margin: "24px 0 8px" },
    innerHeading: { ...heading, fontSize: "16px", margin: "16px 0 8px" },
    paragraph: { margin: "0 0 16px" },
    note: { color: light["ink-soft"], fontSize: "14px", margin: "0 0 16px" },
    button: {
      backgroundColor: light.accent,
      // Visible in forced colours.
      border: `1px solid ${light.accent}`,
      borderRadius: radius,
      msoPaddingAlt: buttonPadding,
      textAlign: "center",
    },
    buttonLink: {
      color: light["on-accent"],
      display: "inline-block",
      fontFamily,
      fontSize: "16px",
      fontWeight: "bold",
      lineHeight: "1.25",
      padding: buttonPadding,
      textDecoration: "none",
    },
    buttonAddress: { ...small, padding: "16px 0" },
    link: { color: light.accent, textDecoration: "underline" },
    address: { color: light.accent, textDecoration: "underline", wordBreak: "break-all" },
    plate: {
      ...text,
      backgroundColor: light.sunken,
      padding: "20px 12px 8px",
      textAlign: "center",
    },
    voucherText: { fontWeight: "bold", margin: "0 0 8px" },
    code: {
      fontFamily: "Consolas, Menlo, monospace",
      fontSize: "20px",
      fontWeight: "bold",
      letterSpacing: "1px",
      margin: "0 0 12px",
    },
    factName: { color: light["ink-soft"], fontSize: "14px", margin: "0" },
    factValue: { margin: "0 0 12px" },
    space: { fontSize: "16px", lineHeight: "1" },
    pictureCell: { padding: "0 12px 12px 0", width: `${pictureSize}px` },
    picture: { border: "0", borderRadius: radius, display: "block" },
    amountRow: { padding: "0 0 12px" },
    // A text and its amount share a line if both fit, at any size of text. Outlook for Windows, without floats, shows two lines.
    amountText: { float: "left", paddingRight: "8px" },
    amount: { float: "right", textAlign: "right" },
    total: { fontWeight: "bold" },
    detail: { color: light["ink-soft"], fontSize: "14px" },
    appendix: {
      ...text,
      backgroundColor: light.surface,
      borderTop: `1px solid ${light.line}`,
      padding: "24px 24px 8px",
      wordBreak: "break-word",
    },
    foot: {
      ...small,
      backgroundColor: light.sunken,
      padding: "20px 24px 8px",
      wordBreak: "break-word",
    },
    small: { margin: "0 0 12px" },
  } satisfies Record<string, MailStyle>;
}

/** A mail loads no font: it takes the brand's where a reader has it. */
const fontStack = (font: FontName) =>
  `${font === systemFont ? "system-ui" : fontFamily(font)}, Segoe UI, Helvetica, Arial, sans-serif`;

/** Returns the family of a font's package: "source-sans-3" is "Source Sans 3", which its digit wants in quotes. */
function fontFamily(font: FontName): string {
  const name = font
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
  return /(^| )\d/.test(name) ? `'${name}'` : name;
}

export type MailStyles = ReturnType<typeof mailStyles>;

/**
 * Returns the style sheet of mails: dark colours for mail clients that support colour schemes, of which the others compute their own
 * or stay light, and the font for tables inside tables, which inherit none in Outlook for Windows.
 */
export function mailStyleSheet(design: Design): string {
  const { dark } = brandTheme(design.colours);
  return `:root { color-scheme: light dark; }
td { font-family: ${fontStack(design.fonts.text)}; }
@media (prefers-color-scheme: dark) {
  .k-paper { background-color: ${dark.paper} !important; }
  .k-surface { background-color: ${dark.surface} !important; }
  .k-sunken { background-color: ${dark.sunken} !important; }
  .k-line { border-color: ${dark.line} !important; }
  .k-ink { color: ${dark.ink} !important; }
  .k-soft { color: ${dark["ink-soft"]} !important; }
  .k-link { color: ${dark.accent} !important; }
  .k-button { background-color: ${dark.accent} !important; }
  .k-button { border-color: ${dark.accent} !important; }
  .k-button-link { color: ${dark["on-accent"]} !important; }
}`;
}
