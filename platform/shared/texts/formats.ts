import { jsonText } from "../json-text.ts";

/**
 * Formatters of `Intl`: creating one takes longer than rendering half a header, and its memory outside the heap is freed late. So
 * each is created once for its locale and options; `tools/lint/formatters.js` forbids others.
 */

export const numberFormat = createOnce(Intl.NumberFormat);
export const dateFormat = createOnce(Intl.DateTimeFormat);
export const relativeTimeFormat = createOnce(Intl.RelativeTimeFormat);
export const pluralRules = createOnce(Intl.PluralRules);
export const collator = createOnce(Intl.Collator);
export const displayNames = createOnce(Intl.DisplayNames);
export const parsedLocale = createOnce(Intl.Locale);

/* @__NO_SIDE_EFFECTS__ */
function createOnce<Options extends [object?], Format>(
  Formatter: new (locale: string, ...options: Options) => Format,
): (locale: string, ...options: Options) => Format {
  const created = new Map<string, Format>();
  return (locale, ...options) => {
    const key = locale + jsonText(options);
    let format = created.get(key);
    if (!format) created.set(key, (format = new Formatter(locale, ...options)));
    return format;
  };
}
