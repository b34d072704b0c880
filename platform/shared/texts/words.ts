import { numberFormat, pluralRules } from "./formats.ts";
import { withNoBreakSpaces } from "./no-break-spaces.ts";
import type { Language, Site } from "../sites/site.ts";

/** Text functions that several features need. */

/** Texts that depend on a number, by CLDR plural category: `{one: "{count} Stück", other: "{count} Stück"}`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text that is the same in every language, or one for each. */
export type LocalizedText = string | Partial<Record<Language, string>>;

/** Returns the text in a language, or "" when it is missing there. */
export function textIn(text: LocalizedText, { language }: Pick<Site, "language">): string {
  return typeof text === "string" ? text : (text[language] ?? "");
}

/**
 * Replaces `{name}` placeholders by values. Leaves unknown placeholders as they are, so that a typo in a text is visible. A value that
 * ends with a period also ends its sentence: "2026. december 28."
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, period: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return String(value).endsWith(".") ? String(value) : value + period;
  });
}

/** Chooses the plural form for a count in a locale, and fills in `{count}` with the locale's digits. */
export function plural(forms: Plural, count: number, locale: string): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: numberFormat(locale).format(count) });
}

/** Converts German to Swiss spelling: without ß, and with «these» quotation marks. */
export function swissSpelling(text: string): string {
  return text.replaceAll("ß", "ss").replaceAll("ẞ", "SS").replaceAll("„", "«").replaceAll("“", "»");
}

/** Returns a text of the site's language in the site's spelling. */
export function inSite({ locale }: Pick<Site, "locale">, text: string): string {
  const isSwiss = locale === "de-CH" || locale === "de-LI";
  return withNoBreakSpaces(isSwiss ? swissSpelling(text) : text);
}
