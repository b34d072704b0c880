import type { CSSProperties } from "react";

/** Colours from platform/ui/tokens.css, light and dark, since mail clients do not support variables. */
const colours = {
  paper: ["#fbf6ee", "#1b120d"],
  surface: ["#fffdf9", "#261a13"],
  sunken: ["#f3eadd", "#140d09"],
  ink: ["#2c1c13", "#f6eadb"],
  soft: ["#6a5344", "#cdb7a2"],
  accent: ["#a8432a", "#e8a079"],
  onAccent: ["#fffaf3", "#2a150b"],
} as const;

const light = Object.fromEntries(
  Object.entries(colours).map(([name, [value]]) => [name, value]),
) as Record<keyof typeof colours, string>;

const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const text: CSSProperties = {
  color: light.ink,
  fontFamily: font,
  fontSize: "16px",
  lineHeight: "1.5",
  margin: "0",
  padding: "0 0 16px",
};

/** Inline, for mail clients that remove style sheets. */
export const styles = {
  body: { margin: "0", padding: "0", backgroundColor: light.paper },
  preview: { display: "none", maxHeight: "0", overflow: "hidden" },
  outside: { backgroundColor: light.paper, padding: "24px 12px" },
  sheet: { backgroundColor: light.surface, width: "100%", maxWidth: "600px" },
  brand: { ...text, fontSize: "22px", fontWeight: "bold", padding: "24px 24px 8px" },
  brandLink: { color: light.ink, textDecoration: "none" },
  content: { padding: "8px 24px 16px" },
  heading: { ...text, fontSize: "26px", lineHeight: "1.25", fontWeight: "bold" },
  paragraph: text,
  note: { ...text, color: light.soft, fontSize: "14px" },
  button: {
    backgroundColor: light.accent,
    // Visible in forced colours.
    border: `1px solid ${light.accent}`,
    borderRadius: "6px",
    textAlign: "center",
  },
  buttonLink: {
    color: light.onAccent,
    display: "inline-block",
    fontFamily: font,
    fontSize: "16px",
    fontWeight: "bold",
    lineHeight: "1.25",
    padding: "14px 24px",
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
  factName: { ...text, color: light.soft, fontSize: "14px", padding: "0" },
  factValue: { ...text, padding: "0 0 12px", wordBreak: "break-word" },
  foot: { backgroundColor: light.sunken, padding: "20px 24px" },
  small: { ...text, color: light.soft, fontSize: "13px", padding: "0 0 12px" },
} satisfies Record<string, CSSProperties>;

/** Dark colours for mail clients that support colour schemes; the others compute their own or stay light. */
export const darkStyles = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .k-paper { background-color: ${colours.paper[1]} !important; }
  .k-surface { background-color: ${colours.surface[1]} !important; }
  .k-sunken { background-color: ${colours.sunken[1]} !important; }
  .k-ink { color: ${colours.ink[1]} !important; }
  .k-soft { color: ${colours.soft[1]} !important; }
  .k-link { color: ${colours.accent[1]} !important; }
  .k-button { background-color: ${colours.accent[1]} !important; }
  .k-button { border-color: ${colours.accent[1]} !important; }
  .k-button-link { color: ${colours.onAccent[1]} !important; }
}`;
