/** Formatters of `Intl`: creating one takes longer than rendering half a header, so each is created once for its locale and options. */

export const numberFormat = createOnce(Intl.NumberFormat);
export const dateFormat = createOnce(Intl.DateTimeFormat);
export const pluralRules = createOnce(Intl.PluralRules);
export const collator = createOnce(Intl.Collator);

function createOnce<Options, Format>(
  Formatter: new (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const created = new Map<string, Format>();
  return (locale, options) => {
    const key = options ? locale + JSON.stringify(options) : locale;
    let format = created.get(key);
    if (!format) created.set(key, (format = new Formatter(locale, options)));
    return format;
  };
}
