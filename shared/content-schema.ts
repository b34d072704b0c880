import Type from "typebox";
import { languages, siteCodes, type Language, type SiteCode } from "./site.ts";
import { testNamePattern } from "./test-groups.ts";

/** What the forms of content files have in common. */

const onlyName = `^${testNamePattern}$`;

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A list of sites, each by its code. */
export const Sites = Type.Array(
  Type.Unsafe<SiteCode>(Type.Union(siteCodes.map((code) => Type.Literal(code)))),
  { minItems: 1, uniqueItems: true },
);

/** A moment with its offset from UTC: "2026-11-20T00:00:00+01:00". */
export const Moment = Type.String({
  pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$",
});

/** The group of an A/B test that an entry is for. */
export const TestGroup = Type.Object(
  { name: Type.String({ pattern: onlyName }), group: Type.String({ pattern: onlyName }) },
  { additionalProperties: false },
);

/** A text in every language. */
export const inLanguages = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(languages.map((language) => [language, text(maxLength)])) as Record<
      Language,
      ReturnType<typeof text>
    >,
    { additionalProperties: false },
  );
