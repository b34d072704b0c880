import { inEveryLanguage } from "./site.ts";

/** The keyword of a schema for a text in languages, which editors may write once for all of them. */
export const textInLanguages = "textInLanguages";

/** The parts of a schema that lead to texts. */
interface Schema {
  [textInLanguages]?: true;
  properties?: Record<string, Schema>;
  /** By the pattern of its keys: a record has one. */
  patternProperties?: Record<string, Schema>;
  items?: Schema;
}

/** Returns a valid value with each plain string in every language where its schema has texts in languages. */
export const withPlainTexts = <Value>(schema: object, value: Value): Value =>
  written(schema, value) as Value;

function written(schema: Schema, value: unknown): unknown {
  if (schema[textInLanguages])
    return typeof value === "string" ? inEveryLanguage(() => value) : value;
  const { properties, items, patternProperties = {} } = schema;
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
