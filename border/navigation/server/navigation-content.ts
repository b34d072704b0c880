import Type, { type Static } from "typebox";
import { Day, inLanguages, Key, Sites } from "../../../platform/shared/content-schema.ts";
import { overviewNumber, themeworldSections } from "../navigation-contract.ts";

/** Schema of the files in shop/content/navigation; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };
const Href = Type.String({ minLength: 1, maxLength: 2_000 });
const Badges = Type.Array(inLanguages(24), { maxItems: 3 });
const Target = Type.Literal("_blank");

const TeaserContent = Type.Object(
  {
    category: Type.Optional(Key),
    themeworld: Type.Optional(Key),
    href: Type.Optional(Href),
    title: Type.Optional(inLanguages(60)),
    target: Type.Optional(Target),
    picture: Key,
    alt: Type.Optional(inLanguages(120)),
    badges: Type.Optional(Badges),
    kontorCard: Type.Optional(Type.Boolean()),
    headline: inLanguages(60),
    subline: Type.Optional(inLanguages(90)),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
  },
  closed,
);

const NodeContent = Type.Object(
  {
    id: Key,
    parent: Type.Optional(Key),
    sites: Type.Optional(Sites),
    category: Type.Optional(Key),
    title: Type.Optional(inLanguages(60)),
    href: Type.Optional(Href),
    target: Type.Optional(Target),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
    teaser: Type.Optional(
      Type.Object(
        {
          title: inLanguages(60),
          list: Type.Array(TeaserContent, { minItems: 1, maxItems: 4 }),
        },
        closed,
      ),
    ),
  },
  closed,
);

const ThemeworldContent = Type.Object(
  {
    id: Key,
    number: Type.Integer({ exclusiveMinimum: overviewNumber, maximum: 999_999_999 }),
    section: Type.Union(themeworldSections.map((section) => Type.Literal(section))),
    sites: Type.Optional(Sites),
    picture: Key,
    title: inLanguages(60),
    lead: inLanguages(160),
    text: inLanguages(1_200),
    badges: Type.Optional(Badges),
    kontorCard: Type.Optional(Type.Boolean()),
    soldOut: Type.Optional(Type.Boolean()),
    announced: Type.Optional(Day),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
    products: Type.Array(Type.Integer(), { minItems: 8, maxItems: 12 }),
  },
  closed,
);

export const NodesContent = Type.Array(NodeContent);
export const ThemeworldsContent = Type.Array(ThemeworldContent);

export type NodeContent = Static<typeof NodeContent>;
export type TeaserContent = Static<typeof TeaserContent>;
export type ThemeworldContent = Static<typeof ThemeworldContent>;
