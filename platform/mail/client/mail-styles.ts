import type { CSSProperties } from "react";
import { brandTheme } from "../../shared/brand-theme.ts";
import { radiiOf, systemFont, type Design, type FontName } from "../../shared/brand.ts";

const buttonPadding = "14px 24px";

/** Width of a mail in pixels, where there is room. */
export const mailWidth = 600;

interface MailStyle extends CSSProperties {
  /** Padding in Outlook for Windows, which ignores that of links. */
  msoPaddingAlt?: string;
}

/** Returns the inline styles of mails in a design: mail clients support no variables, and some remove style sheets. */
export function mailStyles(design: Design) {
  const { light } = brandTheme(design.colours);
  const font = fontStack(design.fonts.text);
  const text: CSSProperties = {
    color: light.ink,
    fontFamily: font,
    fontSize: "16px",
    lineHeight: "1.5",
    margin: "0",
    padding: "0 0 16px",
  };

  return {
    body: { margin: "0", padding: "0", backgroundColor: light.paper },
    preview: { display: "none", maxHeight: "0", overflow: "hidden" },
    outside: { backgroundColor: light.paper, padding: "24px 12px" },
    sheet: { backgroundColor: light.surface, width: "100%", maxWidth: `${mailWidth}px` },
    brand: { ...text, fontSize: "22px", fontWeight: "bold", padding: "24px 24px 8px" },
    brandLink: { color: light.ink, textDecoration: "none" },
    content: { padding: "8px 24px 16px" },
    heading: { ...text, fontSize: "26px", lineHeight: "1.25", fontWeight: "bold" },
    paragraph: text,
    note: { ...text, color: light["ink-soft"], fontSize: "14px" },
    button: {
      backgroundColor: light.accent,
      // Visible in forced colours.
      border: `1px solid ${light.accent}`,
      borderRadius: `${radiiOf(design).s}px`,
      msoPaddingAlt: buttonPadding,
      textAlign: "center",
    },
    buttonLink: {
      color: light["on-accent"],
      display: "inline-block",
      fontFamily: font,
      fontSize: "16px",
      fontWeight: "bold",
      lineHeight: "1.25",
      padding: buttonPadding,
      textDecoration: "none",
    },
    link: { color: light.accent, textDecoration: "underline", wordBreak: "break-all" },
    voucher: { backgroundColor: light.sunken, padding: "20px", textAlign: "center" },
    code: {
      ...text,
      fontFamily: "Consolas, Menlo, 'Courier New', monospace",
      fontSize: "24px",
      fontWeight: "bold",
      letterSpacing: "2px",
    },
    voucherText: { ...text, padding: "0 0 8px" },
    factName: { ...text, color: light["ink-soft"], fontSize: "14px", padding: "0" },
    factValue: { ...text, padding: "0 0 12px", wordBreak: "break-word" },
    subheading: {
      ...text,
      fontSize: "19px",
      lineHeight: "1.3",
      fontWeight: "bold",
      padding: "12px 0 8px",
    },
    amountCell: { padding: "0 0 8px", verticalAlign: "top" },
    amount: { ...text, padding: "0" },
    total: { ...text, fontWeight: "bold", padding: "0" },
    foot: { backgroundColor: light.sunken, padding: "20px 24px" },
    small: { ...text, color: light["ink-soft"], fontSize: "13px", padding: "0 0 12px" },
  } satisfies Record<string, MailStyle>;
}

/** A mail loads no font: it takes the brand's where a reader has it. */
const fontStack = (font: FontName) =>
  `${font === systemFont ? "system-ui" : fontFamily(font)}, 'Segoe UI', Helvetica, Arial, sans-serif`;

/** Returns the family of a font's package: "source-sans-3" is "Source Sans 3". */
const fontFamily = (font: FontName) =>
  font
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");

export type MailStyles = ReturnType<typeof mailStyles>;

/** Dark colours for mail clients that support colour schemes; the others compute their own or stay light. */
export function darkMailStyles(design: Design): string {
  const { dark } = brandTheme(design.colours);
  return `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .k-paper { background-color: ${dark.paper} !important; }
  .k-surface { background-color: ${dark.surface} !important; }
  .k-sunken { background-color: ${dark.sunken} !important; }
  .k-ink { color: ${dark.ink} !important; }
  .k-soft { color: ${dark["ink-soft"]} !important; }
  .k-link { color: ${dark.accent} !important; }
  .k-button { background-color: ${dark.accent} !important; }
  .k-button { border-color: ${dark.accent} !important; }
  .k-button-link { color: ${dark["on-accent"]} !important; }
}`;
}
