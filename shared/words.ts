import { numberFormat, pluralRules } from "./formats.ts";
import { withNoBreakSpaces } from "./no-break-spaces.ts";
import type { Language, Site } from "./site.ts";

/** Small work on words that texts of several features need. */

/** Words that depend on a number, by CLDR category: `{one: "{count} Stück", other: "{count} Stück"}`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text that is the same in every language, or one for each. */
export type LocalizedText = string | Partial<Record<Language, string>>;

/** Reads such a text in a language; empty when it is not in this language. */
export function textIn(text: LocalizedText, { language }: Pick<Site, "language">): string {
  return typeof text === "string" ? text : (text[language] ?? "");
}

/** Puts values into `{name}` places. An unknown place stays as it is, so that a typo in a text can be seen. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Chooses the form for a count in a locale and fills in `{count}` with the locale's digits. */
export function plural(forms: Plural, count: number, locale: string): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: numberFormat(locale).format(count) });
}

/** German as the Swiss write it: without ß, and with «these» quotation marks. */
export function swissSpelling(text: string): string {
  return text.replaceAll("ß", "ss").replaceAll("ẞ", "SS").replaceAll("„", "«").replaceAll("“", "»");
}

/** A text of the site's language as the site writes it. */
export function inSite(site: Pick<Site, "code">, text: string): string {
  return withNoBreakSpaces(site.code === "CH" ? swissSpelling(text) : text);
}
