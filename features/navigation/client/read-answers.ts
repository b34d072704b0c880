import { isSafeLink } from "../../../shared/links.ts";
import { themeworldSections } from "../navigation-contract.ts";
import type {
  NavigationNode,
  Teaser,
  TeaserImage,
  Themeworld,
  ThemeworldNavigation,
  ThemeworldSection,
} from "../navigation-schema.ts";
import { isKnownTarget } from "../navigation-rules.ts";

/**
 * Answers as the navigation uses them. Another server may stand behind the address, so nothing is taken for granted:
 * what is no usable link is left out, what is missing is empty, and nothing throws.
 */

/** What is deeper is left out. */
const maxLevels = 8;
const defaultImage = { width: 488, height: 287 };

/** Empty when there is no navigation in the answer. */
export function readNavigation(data: unknown): NavigationNode[] {
  return readNodes(record(data).children, maxLevels);
}

/** Undefined when the answer has no overview. */
export function readThemeworlds(data: unknown): ThemeworldNavigation | undefined {
  const { overview, sections } = record(data);
  const { title, url } = record(overview);
  if (!isText(title) || !isSafeLink(url)) return undefined;
  const found = record(sections);
  return {
    overview: { title, url },
    sections: Object.fromEntries(
      themeworldSections.flatMap((name) => readSection(name, found[name])),
    ),
    translations: {},
  };
}

function readNodes(data: unknown, levels: number): NavigationNode[] {
  if (levels === 0) return [];
  return list(data).flatMap((node) => {
    const { title, href, target, children, teaser } = record(node);
    if (!isText(title) || !isSafeLink(href)) return [];
    const teasers = list(record(teaser).list).flatMap(readTeaser);
    return {
      title,
      href,
      target: isKnownTarget(target) ? target : undefined,
      children: readNodes(children, levels - 1),
      teaser:
        teasers.length > 0 ? { title: words(record(teaser).title), list: teasers } : undefined,
    };
  });
}

function readTeaser(data: unknown): Teaser[] {
  const { link, image, badges, flags, headline, subline } = record(data);
  const { title, href, url, target } = record(link);
  const address = href ?? url;
  const name = text(title) ?? text(headline);
  if (!name || !isSafeLink(address)) return [];
  return [
    {
      link: { title: name, href: address, target: isKnownTarget(target) ? target : undefined },
      image: readImage(image),
      badges: list(badges).filter(isText),
      flags: { kontorCard: record(flags).kontorCard === true },
      headline: text(headline),
      subline: text(subline),
    },
  ];
}

function readImage(data: unknown): TeaserImage | undefined {
  const { src, alt, width, height } = record(data);
  if (!isSafeLink(src)) return undefined;
  const size = isSize(width) && isSize(height) ? { width, height } : defaultImage;
  return { src, alt: words(alt), ...size };
}

function readSection(name: string, data: unknown): [string, ThemeworldSection][] {
  const { headline, themeworlds } = record(data);
  const found = list(themeworlds).flatMap(readThemeworld);
  return found.length > 0 ? [[name, { headline: words(headline), themeworlds: found }]] : [];
}

function readThemeworld(data: unknown): Themeworld[] {
  const { url, imgUrl, title, kontorCard, availability, badges, ...end } = record(data);
  if (!isText(title) || !isSafeLink(url)) return [];
  return [
    {
      url,
      imgUrl: isSafeLink(imgUrl) ? imgUrl : "",
      title,
      kontorCard: kontorCard === true,
      availability:
        availability === "SOON" || availability === "SOLDOUT" ? availability : "AVAILABLE",
      badges: list(badges).filter(isText),
      endDate: text(end.endDate) ?? null,
      endDateText: text(end.endDateText) ?? null,
      onlyXDaysLeftText: text(end.onlyXDaysLeftText) ?? null,
    },
  ];
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isSize = (value: unknown): value is number => typeof value === "number" && value > 0;
const text = (value: unknown) => (isText(value) ? value : undefined);
const words = (value: unknown) => text(value) ?? "";
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
