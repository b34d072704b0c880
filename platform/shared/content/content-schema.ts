import Type, { type Static, type TSchema } from "typebox";
import { textInLanguages } from "../texts/plain-texts.ts";
import type { Language, SiteCode } from "../sites/site.ts";
import type { SiteSet } from "../sites/site-set.ts";
import { testNamePattern } from "../test-groups.ts";

/** Schemas that several content files share. */

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A list of codes of the shop's sites. */
export const listOfSites = ({ codes }: SiteSet) =>
  Type.Array(Type.Unsafe<SiteCode>(Type.Union(codes.map((code) => Type.Literal(code)))), {
    minItems: 1,
    uniqueItems: true,
  });

/** A value for each of some sites, markets or languages. */
export const someOf = <Value extends TSchema>(
  keys: readonly string[],
  value: Value,
  options = {},
) =>
  Type.Unsafe<Record<string, Static<Value>>>(
    Type.Object(Object.fromEntries(keys.map((key) => [key, Type.Optional(value)])), {
      additionalProperties: false,
      ...options,
    }),
  );

/** A value for each language. */
export const inEach = <Value extends TSchema>({ languages }: SiteSet, value: Value) =>
  Type.Unsafe<Record<Language, Static<Value>>>(
    Type.Object(Object.fromEntries(languages.map((language) => [language, value])), {
      additionalProperties: false,
    }),
  );

/** A text that matches a pattern. Editors see `description` when it does not: "write {description}". */
export const formed = (pattern: string, description: string, maxLength?: number) =>
  Type.String({ pattern, description, maxLength });

/** The name by which other entries refer to an entry. */
export const Key = formed(
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "small letters and digits, with hyphens between words, such as black-week",
  60,
);

/** A calendar day at the site. */
export const Day = formed("^\\d{4}-\\d{2}-\\d{2}$", "a day, such as 2026-11-20");

export const Moment = formed(
  "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$",
  "a moment with its offset from UTC, such as 2026-11-20T00:00:00+01:00",
);

/** A voucher code. */
export const voucherCode = (maxLength: number) =>
  formed(
    `^[A-Z0-9-]{3,${maxLength}}$`,
    `3 to ${maxLength} capital letters, digits and hyphens, such as WINTER15`,
  );

/** The name of an A/B test or of one of its groups. */
export const TestName = formed(
  `^${testNamePattern}$`,
  "letters, digits, _ and -, at most 40, such as advent-banner",
);

/** The group of an A/B test that an entry is for. */
export const TestGroup = Type.Object(
  { name: TestName, group: TestName },
  { additionalProperties: false },
);

/**
 * A text in every language of the shop. Editors may write a text that is the same in all of them once, as a plain string: `readList` and
 * `readObject` return it in each language.
 */
export const inLanguages = (sites: SiteSet, maxLength: number) =>
  Type.Unsafe<Record<Language, string>>(
    Type.Union([text(maxLength), inEach(sites, text(maxLength))], {
      [textInLanguages]: sites.languages,
    }),
  );
