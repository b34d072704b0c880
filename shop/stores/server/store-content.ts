import Type, { type Static } from "typebox";
import {
  formed,
  Key,
  Moment,
  someOf,
  text,
} from "../../../platform/shared/content/content-schema.ts";
import type { Language } from "../../../platform/shared/sites/site.ts";
import { storeServices } from "../stores-contract.ts";

/** Schema of the files in shop/content/stores; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };

export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

const weekday = `(${weekdays.join("|")})`;
const time = "([01]\\d|2[0-3]):[0-5]\\d";
const span = `${time}-(${time}|24:00)`;

/** Periods of a day, such as "09:00-12:30, 13:30-18:00". */
const Spans = formed(
  `^${span}(, ${span})*$`,
  "hours such as 09:00-18:30, or 09:00-12:30, 13:30-18:00 with a break",
);

/** Hours by day of the week: "mon-fri", "sat". A later line replaces the days of an earlier one; other days are closed. */
const Hours = Type.Record(Type.String({ pattern: `^${weekday}(-${weekday})?$` }), Spans, {
  ...closed,
  minProperties: 1,
});

const ExceptionDay = formed(
  "^(\\d{4}-)?\\d{2}-\\d{2}$",
  "a day such as 2026-12-24, or 12-24 for that day of each year",
);

export const storeEntry = (languages: readonly Language[]) =>
  Type.Object(
    {
      id: Key,
      name: Type.Union([
        text(80),
        someOf(languages, text(80), { minProperties: languages.length }),
      ]),
      street: text(120),
      postalCode: text(12),
      town: text(80),
      region: Type.Optional(formed("^[A-Z]{2}$", "two capital letters, such as HH")),
      position: Type.Object(
        {
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
        },
        closed,
      ),
      phone: formed("^\\+[1-9][\\d ]{6,20}$", "a phone number such as +49 40 555 0131"),
      hours: Hours,
      onHolidays: Type.Optional(Spans),
      exceptions: Type.Optional(
        Type.Array(Type.Object({ day: ExceptionDay, open: Type.Optional(Spans) }, closed), {
          maxItems: 200,
        }),
      ),
      services: Type.Array(Type.Union(storeServices.map((name) => Type.Literal(name))), {
        uniqueItems: true,
      }),
      picture: text(80),
      from: Type.Optional(Moment),
      until: Type.Optional(Moment),
    },
    closed,
  );
export type StoreEntry = Static<ReturnType<typeof storeEntry>>;
