/**
 * Returns the attributes of a label of an article. Translators of browsers leave labels without words alone: "M", "38", "250 g" are
 * sizes, and "M" translated is another one.
 */
export const labelAttributes = (label: string) => ({
  translate: /\p{Ll}{3}/u.test(label) ? undefined : ("no" as const),
});
