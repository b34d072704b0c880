import Type from "typebox";
import { languages, type Language } from "./site.ts";

/** What the forms of content files have in common. */

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A moment with its offset from UTC: "2026-11-20T00:00:00+01:00". */
export const Moment = Type.String({
  pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$",
});

/** A text in every language. */
export const inLanguages = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(languages.map((language) => [language, text(maxLength)])) as Record<
      Language,
      ReturnType<typeof text>
    >,
    { additionalProperties: false },
  );
