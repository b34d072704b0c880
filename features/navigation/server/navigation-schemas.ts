import Type, { type TSchema } from "typebox";
import { themeworldSections, type ThemeworldSectionName } from "../navigation-contract.ts";
import { navigationLimits } from "../navigation-rules.ts";

/** The form of the answers, for whoever reads openapi.json; they are sent as they are kept. */

const TeaserList = Type.Object({
  title: Type.String(),
  list: Type.Array(
    Type.Object({
      link: Type.Object({
        title: Type.String(),
        href: Type.String(),
        target: Type.Optional(Type.String()),
      }),
      image: Type.Optional(
        Type.Object({
          src: Type.String(),
          alt: Type.String(),
          width: Type.Integer(),
          height: Type.Integer(),
        }),
      ),
      badges: Type.Array(Type.String()),
      flags: Type.Object({ kontorCard: Type.Boolean() }),
      headline: Type.Optional(Type.String()),
      subline: Type.Optional(Type.String()),
    }),
  ),
});

/** A node with as many levels below it as the navigation has. */
function nodeOf(levels: number): TSchema {
  const below = levels > 1 ? nodeOf(levels - 1) : Type.Never();
  return Type.Object({
    title: Type.String(),
    href: Type.String(),
    target: Type.Optional(Type.String()),
    children: Type.Array(below),
    teaser: Type.Optional(TeaserList),
  });
}

export const NavigationAnswerSchema = Type.Object({
  children: Type.Array(nodeOf(navigationLimits.levels)),
});

const nullable = Type.Union([Type.String(), Type.Null()]);

const Section = Type.Object({
  headline: Type.String(),
  themeworlds: Type.Array(
    Type.Object({
      url: Type.String(),
      imgUrl: Type.String(),
      title: Type.String(),
      kontorCard: Type.Boolean(),
      availability: Type.String({ description: "AVAILABLE, SOON or SOLDOUT" }),
      badges: Type.Array(Type.String()),
      endDate: Type.Union([Type.String(), Type.Null()], { description: "The last day" }),
      endDateText: nullable,
      onlyXDaysLeftText: nullable,
    }),
  ),
});

export const ThemeworldNavigationSchema = Type.Object({
  overview: Type.Object({ title: Type.String(), url: Type.String() }),
  sections: Type.Object(
    Object.fromEntries(themeworldSections.map((name) => [name, Type.Optional(Section)])) as Record<
      ThemeworldSectionName,
      ReturnType<typeof Type.Optional<typeof Section>>
    >,
  ),
  translations: Type.Record(Type.String(), Type.String()),
});
