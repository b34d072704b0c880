import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { earliest } from "../../../platform/content/validity.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  overviewNumber,
  themeworldSections,
  themeworldUrl,
  type NavigationItem,
  type NavigationTexts,
} from "../navigation-contract.ts";
import type { NavigationAnswer, Themeworld, ThemeworldNavigation } from "../navigation-schema.ts";
import { endTexts, lastSegment, segmentsOf } from "../navigation-rules.ts";
import type { NavigationTables } from "./navigation-tables.ts";
import {
  nextNavigationChange,
  readSiteNavigation,
  type NavigationPorts,
  type SiteNavigation,
  type ThemeworldRow,
} from "./read-site-navigation.ts";

/** The content of a themeworld's page. */
export interface ThemeworldDetails extends Themeworld {
  lead: string;
  content: string;
  pictureId: string;
  /** Numbers of products, in the order shown. */
  products: number[];
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Reads navigation and themeworlds from the database, for one site at one moment. */
export function createNavigation(database: Kysely<NavigationTables>, ports: NavigationPorts) {
  const nextChange = (now: Date) => nextNavigationChange(database, ports.sites, now);
  const sites = createSiteCache<SiteNavigation>({
    read: (at) => readSiteNavigation(database, ports, at),
    nextChange: async (now) =>
      earliest(await Promise.all([nextChange(now), ports.categoriesChange(now)])),
  });
  const overviewAt = ({ site }: Viewpoint) => overviewOf(site, ports.texts(site));
  const worldAt = async (at: Viewpoint, number: number) =>
    (await sites.get(at)).worlds.find((world) => world.number === number);

  return {
    /** Returns the first level, for the HTML of every page; the overview of themeworlds, while there are any, is its first item. */
    async items(at: Viewpoint): Promise<NavigationItem[]> {
      const { tree, worlds } = await sites.get(at);
      const overview = overviewAt(at);
      const segments = [overview.url, ...worlds.map(urlOf)].map(lastSegment).join(" ");
      const overviewItem: NavigationItem = {
        title: overview.title,
        href: overview.url,
        kind: "themeworlds",
        segments,
      };
      return [
        ...(worlds.length > 0 ? [overviewItem] : []),
        ...tree.map((node): NavigationItem => {
          const { title, href, target } = node;
          return { title, href, target, kind: "category", segments: segmentsOf(node).join(" ") };
        }),
      ];
    },

    /** Returns a function that reports whether a link leads to a category that the site does not have. */
    async leadsNowhere(at: Viewpoint): Promise<(url: string) => boolean> {
      const { categories } = await sites.get(at);
      return (url) => {
        const page = parseNumberedPath(url.replace(/[?#].*$/s, ""));
        return page?.kind === "c" && !categories.has(page.number);
      };
    },

    /** Returns which themeworlds of a site are left out, with the remedy. */
    problems: async (at: Viewpoint): Promise<string[]> =>
      (await sites.get(at)).emptyWorlds.map(
        (title) =>
          `The themeworld "${title}" is not shown, because none of its products is there. Name others in navigation/themeworlds.yaml, or remove it.`,
      ),

    /** Returns the response of `GET /jsonflyoutnavigation`. */
    tree: async (at: Viewpoint): Promise<NavigationAnswer> => ({
      children: (await sites.get(at)).tree,
    }),

    /** Returns the response of `GET …/themeworlds/navigation`. */
    themeworlds: async (at: Viewpoint): Promise<ThemeworldNavigation> =>
      themeworldNavigation(await sites.get(at), at, ports.texts(at.site)),

    /** Returns the themeworld with the number in a URL, while it is valid. */
    async themeworld(at: Viewpoint, number: number): Promise<ThemeworldDetails | undefined> {
      const row = await worldAt(at, number);
      if (!row) return undefined;
      const { lead, content, picture_id: pictureId, products } = row;
      const world = shownThemeworld(row, at, await sites.get(at), ports.texts(at.site));
      return { ...world, lead, content, pictureId, products };
    },

    /** Returns the path of the overview or a themeworld on a site that has it. */
    async themeworldAddress(at: Viewpoint, number: number): Promise<string | undefined> {
      if (number === overviewNumber) return overviewAt(at).url;
      const world = await worldAt(at, number);
      return world && urlOf(world);
    },

    /** Returns the paths of the overview and all themeworlds of a site, for the sitemap. */
    addresses: async (at: Viewpoint): Promise<string[]> => [
      overviewAt(at).url,
      ...(await sites.get(at)).worlds.map(urlOf),
    ],

    nextChange,
    invalidate: sites.invalidate,
  };
}

const urlOf = ({ number, slug }: ThemeworldRow) => themeworldUrl(number, slug);

function overviewOf({ language }: Site, { themeworlds: title }: NavigationTexts) {
  return { title, url: themeworldUrl(overviewNumber, slugify(title, language)) };
}

/** Returns a themeworld as it is listed. */
function shownThemeworld(
  row: ThemeworldRow,
  { site, now }: Viewpoint,
  { pictures }: Pick<SiteNavigation, "pictures">,
  texts: NavigationTexts,
): Themeworld {
  const isAnnounced = Number(row.available_from) > now.getTime();
  return {
    url: urlOf(row),
    imgUrl: pictures.get(row.picture_id) ?? "",
    title: row.title,
    kontorCard: row.kontor_card,
    availability: isAnnounced ? "SOON" : row.sold_out ? "SOLDOUT" : "AVAILABLE",
    badges: row.badges,
    endDate: row.last_day,
    ...endTexts(row.last_day, now, site, texts),
  };
}

/** Returns all themeworlds by section, and their overview. */
function themeworldNavigation(
  found: SiteNavigation,
  at: Viewpoint,
  texts: NavigationTexts,
): ThemeworldNavigation {
  const sections = themeworldSections.flatMap((name) => {
    const rows = found.worlds.filter(({ section }) => section === name);
    const themeworlds = rows.map((row) => shownThemeworld(row, at, found, texts));
    return rows.length > 0 ? [[name, { headline: texts.sections[name], themeworlds }]] : [];
  });
  const { SOON, SOLDOUT } = texts.availability;
  return {
    overview: overviewOf(at.site, texts),
    sections: Object.fromEntries(sections) as ThemeworldNavigation["sections"],
    translations: { kontorCard: texts.kontorCard, SOON, SOLDOUT },
  };
}
