import type { Kysely, Selectable } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { earliest, nextBound, validityBounds } from "../../../platform/content/validity.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  overviewNumber,
  themeworldSections,
  themeworldUrl,
  type NavigationItem,
  type NavigationTexts,
} from "../navigation-contract.ts";
import type {
  NavigationAnswer,
  NavigationNode,
  Themeworld,
  ThemeworldNavigation,
} from "../navigation-schema.ts";
import { endTexts, lastSegment, nextCountdown, segmentsOf, treeOf } from "../navigation-rules.ts";
import { nextTeaser } from "./stored-teasers.ts";
import {
  branchNodes,
  listedNodes,
  presentNodes,
  teaserPictures,
  type CategoryBranch,
  type NodeRow,
} from "./navigation-nodes.ts";
import type { NavigationTables } from "./navigation-tables.ts";

export interface NavigationPorts {
  /** Returns only categories with products on the site. */
  categories(at: Viewpoint): Promise<CategoryBranch[]>;
  /** Returns the next moment after `now` at which the categories may change. */
  categoriesChange(now: Date): Promise<Date | undefined>;
  /** Returns those of these numbers, in ascending order, that products have, sold or not. */
  products(at: Viewpoint, numbers: number[]): Promise<ReadonlySet<number>>;
  /** Returns the URLs of pictures by id, about 640 pixels wide; unknown ones are left out. */
  pictures(ids: string[]): Promise<Map<string, string>>;
  texts(site: Site): NavigationTexts;
  /** All sites: each has its own time zone. */
  sites: Site[];
  /** Called with each entry that is left out, and the reason. */
  warn(details: { site: SiteCode; id: string; reason: string }): void;
}

/** The content of a themeworld's page. */
export interface ThemeworldDetails extends Themeworld {
  lead: string;
  content: string;
  pictureId: string;
  /** Numbers of products, in the order shown. */
  products: number[];
}

type ThemeworldRow = Selectable<NavigationTables["themeworld"]>;

/** The cached data of a site, which every page needs. */
interface SiteNavigation {
  tree: NavigationNode[];
  worlds: ThemeworldRow[];
  /** Titles of themeworlds of which there is no product. */
  emptyWorlds: string[];
  pictures: Map<string, string>;
  /** Numbers of all categories that the site has. */
  categories: Set<number | undefined>;
}

/** The content name noted by every rendering that shows navigation or themeworlds. */
const contentName = "navigation";

export type Navigation = ReturnType<typeof createNavigation>;

/** Reads navigation and themeworlds from the database, for one site at one moment. */
export function createNavigation(database: Kysely<NavigationTables>, ports: NavigationPorts) {
  const sites = createSiteCache<SiteNavigation>({
    read: readSite,
    nextChange: async (now) =>
      earliest(await Promise.all([nextChange(now), ports.categoriesChange(now)])),
  });

  async function readSite(at: Viewpoint): Promise<SiteNavigation> {
    at.reads?.note(contentName);
    const { code } = at.site;
    const [valid, rows, tops] = await Promise.all([
      validThemeworlds(at),
      database
        .selectFrom("navigation_node")
        .selectAll()
        .where("site", "=", code)
        .orderBy("position")
        .orderBy("id")
        .execute(),
      ports.categories(at),
    ]);
    const [worlds, emptyWorlds] = await withProducts(at, valid);
    const categories = new Map(withAllBelow(tops).map((branch) => [branch.id, branch]));
    const nodes = presentNodes(rows, at.now, { categories });
    const pictures = await ports.pictures([
      ...new Set([...worlds.map((world) => world.picture_id), ...nodes.flatMap(teaserPictures)]),
    ]);
    const themeworlds = new Map(
      worlds.map(({ id, title, number, slug }) => [
        id,
        { title, href: themeworldUrl(number, slug) },
      ]),
    );
    const leaveOut = (id: string, reason: string) => ports.warn({ site: code, id, reason });
    const around = { categories, themeworlds, pictures };
    const listed = nodes.flatMap((node) => listedNodes(node, at.now, around, leaveOut));
    // The categories of another company's catalogue are in no content of the shop.
    const isOfOthers = hasCategory(rows) && !hasCategory(nodes);
    const all = isOfOthers ? tops.flatMap((top) => branchNodes(top, null)) : [];
    return {
      tree: treeOf([...all, ...listed], leaveOut),
      worlds,
      emptyWorlds: emptyWorlds.map(({ title }) => title),
      pictures,
      categories: new Set(
        [...categories.values()].map(({ url }) => parseNumberedPath(url)?.number),
      ),
    };
  }

  async function validThemeworlds({ site, now }: Viewpoint): Promise<ThemeworldRow[]> {
    return database
      .selectFrom("themeworld")
      .selectAll()
      .where("site", "=", site.code)
      .where("valid_from", "<=", now)
      .where("valid_until", ">", now)
      .orderBy("position")
      .orderBy("id")
      .execute();
  }

  /** Separates themeworlds with products from those that name none which there is. */
  async function withProducts(at: Viewpoint, worlds: ThemeworldRow[]) {
    const named = new Set(worlds.flatMap(({ products }) => products));
    const known = await ports.products(
      at,
      [...named].sort((one, other) => one - other),
    );
    const { shown = [], empty = [] } = Object.groupBy(worlds, ({ products }) =>
      products.some((number) => known.has(number)) ? "shown" : "empty",
    );
    return [shown, empty] as const;
  }

  function overviewOf(site: Site) {
    const title = ports.texts(site).themeworlds;
    return { title, url: themeworldUrl(overviewNumber, slugify(title, site.language)) };
  }

  function shown(
    row: ThemeworldRow,
    { site, now }: Viewpoint,
    { pictures }: Pick<SiteNavigation, "pictures">,
  ): Themeworld {
    const isAnnounced = Number(row.available_from) > now.getTime();
    return {
      url: themeworldUrl(row.number, row.slug),
      imgUrl: pictures.get(row.picture_id) ?? "",
      title: row.title,
      kontorCard: row.kontor_card,
      availability: isAnnounced ? "SOON" : row.sold_out ? "SOLDOUT" : "AVAILABLE",
      badges: row.badges,
      endDate: row.last_day,
      ...endTexts(row.last_day, now, site, ports.texts(site)),
    };
  }

  async function nextChange(now: Date): Promise<Date | undefined> {
    const bound = await nextBound(
      database,
      {
        themeworld: [...validityBounds, "available_from"],
        navigation_node: validityBounds,
      },
      now,
    );
    const ends = await database
      .selectFrom("themeworld")
      .select(["site", "last_day"])
      .distinct()
      .where("valid_from", "<=", now)
      .where("valid_until", ">", now)
      .where("last_day", "is not", null)
      .execute();
    const countdowns = ends.flatMap(({ site: code, last_day }) => {
      const site = ports.sites.find((each) => each.code === code);
      return (site && last_day && nextCountdown(last_day, now, site)) || [];
    });
    return earliest([bound, await nextTeaser(database, now), ...countdowns]);
  }

  return {
    /** Returns the first level, for the HTML of every page; the overview of themeworlds, while there are any, is its first item. */
    async items(at: Viewpoint): Promise<NavigationItem[]> {
      const { tree, worlds } = await sites.get(at);
      const overview = overviewOf(at.site);
      const urls = [overview.url, ...worlds.map(({ number, slug }) => themeworldUrl(number, slug))];
      const segments = urls.map(lastSegment).join(" ");
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
    async themeworlds(at: Viewpoint): Promise<ThemeworldNavigation> {
      const found = await sites.get(at);
      const texts = ports.texts(at.site);
      const sections = themeworldSections.flatMap((name) => {
        const rows = found.worlds.filter(({ section }) => section === name);
        const themeworlds = rows.map((row) => shown(row, at, found));
        return rows.length > 0 ? [[name, { headline: texts.sections[name], themeworlds }]] : [];
      });
      return {
        overview: overviewOf(at.site),
        sections: Object.fromEntries(sections) as ThemeworldNavigation["sections"],
        translations: {
          kontorCard: texts.kontorCard,
          SOON: texts.availability.SOON,
          SOLDOUT: texts.availability.SOLDOUT,
        },
      };
    },

    /** Returns the themeworld with the number in a URL, while it is valid. */
    async themeworld(at: Viewpoint, number: number): Promise<ThemeworldDetails | undefined> {
      const found = await sites.get(at);
      const row = found.worlds.find((world) => world.number === number);
      if (!row) return undefined;
      const { lead, content, picture_id: pictureId, products } = row;
      return { ...shown(row, at, found), lead, content, pictureId, products };
    },

    /** Returns the path of the overview or a themeworld on a site that has it. */
    async themeworldAddress(at: Viewpoint, number: number): Promise<string | undefined> {
      if (number === overviewNumber) return overviewOf(at.site).url;
      const world = (await sites.get(at)).worlds.find((each) => each.number === number);
      return world && themeworldUrl(world.number, world.slug);
    },

    /** Returns the paths of the overview and all themeworlds of a site, for the sitemap. */
    async addresses(at: Viewpoint): Promise<string[]> {
      const { worlds } = await sites.get(at);
      const urls = worlds.map(({ number, slug }) => themeworldUrl(number, slug));
      return [overviewOf(at.site).url, ...urls];
    },

    /** Returns the next moment at which a node or themeworld of any site begins or ends, or its texts change with the date. */
    nextChange,

    forget: sites.forget,
  };
}

const hasCategory = (nodes: NodeRow[]) => nodes.some(({ category_id }) => category_id !== null);

function withAllBelow(branches: CategoryBranch[]): CategoryBranch[] {
  return branches.flatMap((branch) => [branch, ...withAllBelow(branch.children)]);
}
