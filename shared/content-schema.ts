import Type from "typebox";
import { languages, type Language } from "./site.ts";

/** What the forms of content files have in common. */

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A text in every language. */
export const inLanguages = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(languages.map((language) => [language, text(maxLength)])) as Record<
      Language,
      ReturnType<typeof text>
    >,
    { additionalProperties: false },
  );
