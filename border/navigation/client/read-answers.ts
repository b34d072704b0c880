import { fieldsOf, isText, itemsOf, type Complete } from "../../../platform/shared/foreign.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import { themeworldAvailabilities, themeworldSections } from "../navigation-contract.ts";
import { isKnownTarget } from "../navigation-rules.ts";
import type {
  NavigationAnswer,
  NavigationNode,
  Teaser,
  TeaserImage,
  Themeworld,
  ThemeworldNavigation,
  ThemeworldSection,
} from "../navigation-schema.ts";

/**
 * Parses the responses for the navigation. Another server may respond at these URLs, so everything is checked: an unusable link
 * is left out, a missing text becomes empty, and nothing throws.
 */

/** Deeper levels are left out. */
const maxLevels = 8;
const defaultImage = { width: 488, height: 287 };

/** Empty when the response has no navigation. */
export function readNavigationAnswer(data: unknown): NavigationNode[] {
  return readNodes(fieldsOf<NavigationAnswer>(data).children, maxLevels);
}

/** Undefined when the response has no overview. */
export function readThemeworlds(data: unknown): ThemeworldNavigation | undefined {
  const { overview, sections } = fieldsOf<ThemeworldNavigation>(data);
  const { title, url } = fieldsOf<ThemeworldNavigation["overview"]>(overview);
  if (!isText(title) || !isSafeLink(url)) return undefined;
  const found = fieldsOf<ThemeworldNavigation["sections"]>(sections);
  return {
    overview: { title, url },
    sections: Object.fromEntries(
      themeworldSections.flatMap((name) => readSection(name, found[name])),
    ),
    translations: {},
  };
}

function readNodes(data: unknown, levels: number): Complete<NavigationNode>[] {
  if (levels === 0) return [];
  return itemsOf(data).flatMap((node) => {
    const { title, href, target, children, teaser } = fieldsOf<NavigationNode>(node);
    if (!isText(title) || !isSafeLink(href)) return [];
    const group = fieldsOf<NonNullable<NavigationNode["teaser"]>>(teaser);
    const teasers = itemsOf(group.list).flatMap(readTeaser);
    return {
      title,
      href,
      target: isKnownTarget(target) ? target : undefined,
      children: readNodes(children, levels - 1),
      teaser: teasers.length > 0 ? { title: textOrEmpty(group.title), list: teasers } : undefined,
    };
  });
}

function readTeaser(data: unknown): Complete<Teaser>[] {
  const { link, image, badges, flags, headline, subline } = fieldsOf<Teaser>(data);
  // Other servers may use "url" for this field.
  const { title, href, url, target } = fieldsOf<Teaser["link"] & { url: string }>(link);
  const address = href ?? url;
  const name = text(title) ?? text(headline);
  if (!name || !isSafeLink(address)) return [];
  return [
    {
      link: { title: name, href: address, target: isKnownTarget(target) ? target : undefined },
      image: readImage(image),
      badges: itemsOf(badges).filter(isText),
      flags: { kontorCard: fieldsOf<Teaser["flags"]>(flags).kontorCard === true },
      headline: text(headline),
      subline: text(subline),
    },
  ];
}

function readImage(data: unknown): Complete<TeaserImage> | undefined {
  const { src, alt, width, height } = fieldsOf<TeaserImage>(data);
  if (!isSafeLink(src)) return undefined;
  const size = isSize(width) && isSize(height) ? { width, height } : defaultImage;
  return { src, alt: textOrEmpty(alt), ...size };
}

function readSection(name: string, data: unknown): [string, ThemeworldSection][] {
  const { headline, themeworlds } = fieldsOf<ThemeworldSection>(data);
  const found = itemsOf(themeworlds).flatMap(readThemeworld);
  return found.length > 0 ? [[name, { headline: textOrEmpty(headline), themeworlds: found }]] : [];
}

function readThemeworld(data: unknown): Complete<Themeworld>[] {
  const world = fieldsOf<Themeworld>(data);
  const { url, imgUrl, title } = world;
  if (!isText(title) || !isSafeLink(url)) return [];
  return [
    {
      url,
      imgUrl: isSafeLink(imgUrl) ? imgUrl : "",
      title,
      kontorCard: world.kontorCard === true,
      availability:
        themeworldAvailabilities.find((known) => known === world.availability) ?? "AVAILABLE",
      badges: itemsOf(world.badges).filter(isText),
      endDate: text(world.endDate) ?? null,
      endDateText: text(world.endDateText) ?? null,
      onlyXDaysLeftText: text(world.onlyXDaysLeftText) ?? null,
    },
  ];
}

const isSize = (value: unknown): value is number => typeof value === "number" && value > 0;
const text = (value: unknown) => (isText(value) ? value : undefined);
const textOrEmpty = (value: unknown) => text(value) ?? "";
