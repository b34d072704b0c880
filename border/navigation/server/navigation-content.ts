import Type, { type Static } from "typebox";
import {
  Day,
  inLanguages,
  Key,
  listOfSites,
} from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { overviewNumber, themeworldSections } from "../navigation-contract.ts";

/** Schema of the files in shop/content/navigation; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };
const Href = Type.String({ minLength: 1, maxLength: 2_000 });
const badges = (sites: SiteSet) => Type.Array(inLanguages(sites, 24), { maxItems: 3 });
const Target = Type.Literal("_blank");

const teaserContent = (sites: SiteSet) =>
  Type.Object(
    {
      category: Type.Optional(Key),
      themeworld: Type.Optional(Key),
      href: Type.Optional(Href),
      title: Type.Optional(inLanguages(sites, 60)),
      target: Type.Optional(Target),
      picture: Key,
      alt: Type.Optional(inLanguages(sites, 120)),
      badges: Type.Optional(badges(sites)),
      kontorCard: Type.Optional(Type.Boolean()),
      headline: inLanguages(sites, 60),
      subline: Type.Optional(inLanguages(sites, 90)),
      from: Type.Optional(Day),
      until: Type.Optional(Day),
    },
    closed,
  );

const nodeContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      parent: Type.Optional(Key),
      sites: Type.Optional(listOfSites(sites)),
      category: Type.Optional(Key),
      title: Type.Optional(inLanguages(sites, 60)),
      href: Type.Optional(Href),
      target: Type.Optional(Target),
      from: Type.Optional(Day),
      until: Type.Optional(Day),
      teaser: Type.Optional(
        Type.Object(
          {
            title: inLanguages(sites, 60),
            list: Type.Array(teaserContent(sites), { minItems: 1, maxItems: 4 }),
          },
          closed,
        ),
      ),
    },
    closed,
  );

const themeworldContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      number: Type.Integer({ exclusiveMinimum: overviewNumber, maximum: 999_999_999 }),
      section: Type.Union(themeworldSections.map((section) => Type.Literal(section))),
      sites: Type.Optional(listOfSites(sites)),
      picture: Key,
      title: inLanguages(sites, 60),
      lead: inLanguages(sites, 160),
      text: inLanguages(sites, 1_200),
      badges: Type.Optional(badges(sites)),
      kontorCard: Type.Optional(Type.Boolean()),
      soldOut: Type.Optional(Type.Boolean()),
      announced: Type.Optional(Day),
      from: Type.Optional(Day),
      until: Type.Optional(Day),
      products: Type.Array(Type.Integer(), { minItems: 8, maxItems: 12 }),
    },
    closed,
  );

/** Returns the schemas of an entry of each file. */
export const navigationSchemas = (sites: SiteSet) => ({
  node: nodeContent(sites),
  themeworld: themeworldContent(sites),
});

export type NodeContent = Static<ReturnType<typeof nodeContent>>;
export type TeaserContent = Static<ReturnType<typeof teaserContent>>;
export type ThemeworldContent = Static<ReturnType<typeof themeworldContent>>;
