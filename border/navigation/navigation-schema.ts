import Type, { type Static } from "typebox";
import {
  navigationLimits,
  type ThemeworldAvailability,
  type ThemeworldSectionName,
} from "./navigation-contract.ts";

/**
 * The responses: these schemas go into `/openapi.json` and provide the types for both sides. The browser imports the
 * types only.
 */

const text = Type.String();
const optionalText = Type.Optional(Type.String());
const textOrNull = Type.Union([Type.String(), Type.Null()]);

export const TeaserImage = Type.Object({
  src: text,
  alt: text,
  width: Type.Integer(),
  height: Type.Integer(),
});
export type TeaserImage = Static<typeof TeaserImage>;

export const Teaser = Type.Object({
  link: Type.Object({ title: text, href: text, target: optionalText }),
  image: Type.Optional(TeaserImage),
  badges: Type.Array(text),
  flags: Type.Object({ kontorCard: Type.Boolean() }),
  headline: optionalText,
  subline: optionalText,
});
export type Teaser = Static<typeof Teaser>;

const node = {
  title: text,
  href: text,
  /** "_blank" opens a new window. */
  target: optionalText,
};
const teaser = Type.Optional(Type.Object({ title: text, list: Type.Array(Teaser) }));
const NodeWithoutChildren = Type.Object({ ...node, teaser });

export interface NavigationNode extends Static<typeof NodeWithoutChildren> {
  children: NavigationNode[];
}

/** A node with a fixed number of nested levels: JSON schema cannot type unlimited depth, so the type is given. */
function nodeOf(levels: number): Type.TUnsafe<NavigationNode> {
  const below = levels > 1 ? nodeOf(levels - 1) : Type.Never();
  return Type.Unsafe<NavigationNode>(Type.Object({ ...node, children: Type.Array(below), teaser }));
}

/** Response of `GET /jsonflyoutnavigation?site=`: the items after the themeworld overview. */
export const NavigationAnswer = Type.Object({
  children: Type.Array(nodeOf(navigationLimits.levels)),
});
export type NavigationAnswer = Static<typeof NavigationAnswer>;

export const Themeworld = Type.Object({
  url: text,
  imgUrl: text,
  title: text,
  kontorCard: Type.Boolean(),
  availability: Type.Unsafe<ThemeworldAvailability>(
    Type.String({ description: "AVAILABLE, SOON or SOLDOUT" }),
  ),
  badges: Type.Array(text),
  /** Last day in the site's time zone, "2026-12-24"; null when it has no end. */
  endDate: Type.Union([Type.String(), Type.Null()], { description: "The last day" }),
  /** "Bis 24.12." in the site's language; null without an end. */
  endDateText: textOrNull,
  /** "Nur noch 3 Tage"; null unless it ends within seven days. */
  onlyXDaysLeftText: textOrNull,
});
export type Themeworld = Static<typeof Themeworld>;

export const ThemeworldSection = Type.Object({
  headline: text,
  themeworlds: Type.Array(Themeworld),
});
export type ThemeworldSection = Static<typeof ThemeworldSection>;

const section = Type.Optional(ThemeworldSection);
const sections = { scout: section, new: section, more: section, lastChance: section };

/** Response of `GET …/themeworlds/navigation`. */
export const ThemeworldNavigation = Type.Object({
  overview: Type.Object({ title: text, url: text }),
  /** Only sections with content. */
  sections: Type.Object(sections satisfies Record<ThemeworldSectionName, unknown>),
  /** Messages of the flyout besides its content. */
  translations: Type.Record(Type.String(), text),
});
export type ThemeworldNavigation = Static<typeof ThemeworldNavigation>;
