import Type from "typebox";
import {
  formed,
  inLanguages,
  Key,
  listOfSites,
} from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";

/** Schema of the files in shop/content/sales; shop/content/README.md explains it to editors. */

/** A local time at each site. */
const LocalTime = formed(
  "^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$",
  "a day and a time at the site, such as 2026-12-04T09:00",
);

export const saleEntry = (sites: SiteSet) =>
  Type.Object(
    {
      sites: Type.Optional(listOfSites(sites)),
      from: LocalTime,
      until: LocalTime,
      membersFrom: Type.Optional(LocalTime),
      /** Repeats after so many weeks, again and again. */
      every: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
      title: inLanguages(sites, 60),
      lead: inLanguages(sites, 200),
      picture: Type.Optional(
        formed("^hero-", "the name of a large picture, such as hero-morning", 80),
      ),
      categories: Type.Optional(Type.Array(Key, { minItems: 1, maxItems: 40, uniqueItems: true })),
      products: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 500, uniqueItems: true }),
      ),
    },
    { additionalProperties: false },
  );
