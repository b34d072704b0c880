import { createElement, type PropsWithChildren } from "react";
import { mailWidth } from "./mail-styles.ts";

/** Stands for a conditional comment, which React cannot render. */
const tag = "outlook-width";

/** Limits the width of its content in Outlook for Windows, which ignores `max-width`. */
export const OutlookWidth = ({ children }: PropsWithChildren) => createElement(tag, null, children);

/** Returns a rendered mail with a table that only Outlook for Windows reads, in place of each `OutlookWidth`. */
export const withOutlookWidths = (html: string) =>
  html
    .replaceAll(
      `<${tag}>`,
      `<!--[if mso]><table role="presentation" width="${mailWidth}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
    )
    .replaceAll(`</${tag}>`, "<!--[if mso]></td></tr></table><![endif]-->");
