import type { Language } from "../sites/site.ts";

/** The keyword, with these languages, of a schema for a text in languages, which editors may write once for all of them. */
export const textInLanguages = "textInLanguages";

/** The parts of a schema that lead to texts. */
interface Schema {
  [textInLanguages]?: readonly Language[];
  properties?: Record<string, Schema>;
  /** By the pattern of its keys: a record has one. */
  patternProperties?: Record<string, Schema>;
  items?: Schema;
}

/** Returns a valid value in which each plain string is expanded to all languages where the schema has localized texts. */
export const withPlainTexts = <Value>(schema: object, value: Value): Value =>
  written(schema, value) as Value;

function written(schema: Schema, value: unknown): unknown {
  const { [textInLanguages]: languages, properties, items, patternProperties = {} } = schema;
  if (languages)
    return typeof value === "string"
      ? Object.fromEntries(languages.map((language) => [language, value]))
      : value;
  if (Array.isArray(value)) return items ? value.map((item) => written(items, item)) : value;
  if (typeof value !== "object" || value === null) return value;
  const [ofRecord] = Object.values(patternProperties);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const form = properties?.[key] ?? ofRecord;
      return [key, form ? written(form, each) : each];
    }),
  );
}
