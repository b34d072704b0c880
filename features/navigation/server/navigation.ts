import { sql, type Kysely, type Selectable } from "kysely";
import { slugify } from "../../../shared/fold.ts";
import type { Site, SiteCode } from "../../../shared/site.ts";
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
import {
  listedNodes,
  presentNodes,
  teaserPictures,
  type CategoryBranch,
} from "./navigation-nodes.ts";
import type { NavigationTables } from "./navigation-tables.ts";

/** For whom and when: the moment is given, never taken. */
export interface NavigationViewpoint {
  site: Site;
  now: Date;
}

export interface NavigationSources {
  /** Only categories with products on the site. */
  categories(at: NavigationViewpoint): Promise<CategoryBranch[]>;
  /** The next moment after `now` at which the categories may be others. */
  categoriesChange(now: Date): Promise<Date | undefined>;
  /** Addresses of pictures by their ids, about 640 pixels wide; unknown ones are left out. */
  pictures(ids: string[]): Promise<Map<string, string>>;
  texts(site: Site): NavigationTexts;
  /** All sites: their days begin at moments of their own. */
  sites: Site[];
  /** Told of what is left out. */
  warn(details: { site: SiteCode; id: string; reason: string }): void;
}

/** What the page of a themeworld shows. */
export interface ThemeworldDetails extends Themeworld {
  lead: string;
  content: string;
  pictureId: string;
  /** Numbers of products, in the order shown. */
  products: number[];
}

type ThemeworldRow = Selectable<NavigationTables["themeworld"]>;

/** What is kept of a site: every page needs it. */
interface Kept {
  from: number;
  until: number;
  tree: NavigationNode[];
  worlds: ThemeworldRow[];
  pictures: Map<string, string>;
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Reads navigation and themeworlds from the database, as one site has them at one moment. */
export function createNavigation(database: Kysely<NavigationTables>, sources: NavigationSources) {
  let keptSites = new Map<SiteCode, Promise<Kept>>();

  async function siteAt(at: NavigationViewpoint): Promise<Kept> {
    const { code } = at.site;
    const moment = at.now.getTime();
    // What is read while the content changes stands in the old map, which nobody asks any more.
    const sites = keptSites;
    for (let known = sites.get(code); known;) {
      const kept = await known;
      if (moment >= kept.from && moment < kept.until) return kept;
      // Whoever waited with us may be reading it for a later moment already.
      const next = sites.get(code);
      known = next === known ? undefined : next;
    }
    const reading = keptAt(at);
    sites.set(code, reading);
    reading.catch(() => {
      if (sites.get(code) === reading) sites.delete(code);
    });
    return reading;
  }

  async function keptAt(at: NavigationViewpoint): Promise<Kept> {
    const [content, ...ends] = await Promise.all([
      readSite(at),
      nextChange(at.now),
      sources.categoriesChange(at.now),
    ]);
    const until = Math.min(...ends.map((end) => end?.getTime() ?? Infinity));
    return { ...content, from: at.now.getTime(), until };
  }

  async function readSite(at: NavigationViewpoint) {
    const { code } = at.site;
    const [worlds, rows, tops] = await Promise.all([
      validThemeworlds(at),
      database
        .selectFrom("navigation_node")
        .selectAll()
        .where("site", "=", code)
        .orderBy("position")
        .orderBy("id")
        .execute(),
      sources.categories(at),
    ]);
    const categories = new Map(withAllBelow(tops).map((branch) => [branch.id, branch]));
    const nodes = presentNodes(rows, at.now, { categories });
    const pictures = await sources.pictures([
      ...new Set([...worlds.map((world) => world.picture_id), ...nodes.flatMap(teaserPictures)]),
    ]);
    const themeworlds = new Map(
      worlds.map(({ id, title, number, slug }) => [
        id,
        { title, href: themeworldUrl(number, slug) },
      ]),
    );
    const leaveOut = (id: string, reason: string) => sources.warn({ site: code, id, reason });
    const around = { categories, themeworlds, pictures };
    const tree = treeOf(
      nodes.flatMap((node) => listedNodes(node, around, leaveOut)),
      leaveOut,
    );
    return { tree, worlds, pictures };
  }

  async function validThemeworlds({ site, now }: NavigationViewpoint): Promise<ThemeworldRow[]> {
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

  function overviewOf(site: Site) {
    const title = sources.texts(site).themeworlds;
    return { title, url: themeworldUrl(overviewNumber, slugify(title)) };
  }

  function shown(
    row: ThemeworldRow,
    { site, now }: NavigationViewpoint,
    { pictures }: Pick<Kept, "pictures">,
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
      ...endTexts(row.last_day, now, site, sources.texts(site)),
    };
  }

  async function nextChange(now: Date): Promise<Date | undefined> {
    const { rows } = await sql<{ moment: Date | number | null }>`
      select min(moment) as moment from (
        select valid_from as moment from themeworld union all
        select valid_until from themeworld union all
        select available_from from themeworld union all
        select valid_from from navigation_node union all
        select valid_until from navigation_node) as moments
      where moment > ${now} and moment < 'infinity'`.execute(database);
    const moment = rows[0]?.moment;
    const ends = await database
      .selectFrom("themeworld")
      .select(["site", "last_day"])
      .distinct()
      .where("valid_from", "<=", now)
      .where("valid_until", ">", now)
      .where("last_day", "is not", null)
      .execute();
    const countdowns = ends.flatMap(({ site: code, last_day }) => {
      const site = sources.sites.find((each) => each.code === code);
      return (site && last_day && nextCountdown(last_day, now, site)) || [];
    });
    const next = Math.min(
      moment instanceof Date ? moment.getTime() : Infinity,
      ...countdowns.map((countdown) => countdown.getTime()),
    );
    return next === Infinity ? undefined : new Date(next);
  }

  return {
    /** The first level, for the HTML of every page. */
    async items(at: NavigationViewpoint): Promise<NavigationItem[]> {
      const { tree, worlds } = await siteAt(at);
      const overview = overviewOf(at.site);
      const urls = [overview.url, ...worlds.map(({ number, slug }) => themeworldUrl(number, slug))];
      return [
        {
          title: overview.title,
          href: overview.url,
          kind: "themeworlds",
          segments: urls.map(lastSegment),
        },
        ...tree.map((node): NavigationItem => {
          const { title, href, target } = node;
          return { title, href, target, kind: "category", segments: segmentsOf(node) };
        }),
      ];
    },

    /** What `GET /jsonflyoutnavigation` answers. */
    tree: async (at: NavigationViewpoint): Promise<NavigationAnswer> => ({
      children: (await siteAt(at)).tree,
    }),

    /** What `GET …/themeworlds/navigation` answers. */
    async themeworlds(at: NavigationViewpoint): Promise<ThemeworldNavigation> {
      const kept = await siteAt(at);
      const texts = sources.texts(at.site);
      const sections = themeworldSections.flatMap((name) => {
        const rows = kept.worlds.filter(({ section }) => section === name);
        const themeworlds = rows.map((row) => shown(row, at, kept));
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

    /** A themeworld by the number in its address, while it is there. */
    async themeworld(
      at: NavigationViewpoint,
      number: number,
    ): Promise<ThemeworldDetails | undefined> {
      const kept = await siteAt(at);
      const row = kept.worlds.find((world) => world.number === number);
      if (!row) return undefined;
      const { lead, content, picture_id: pictureId, products } = row;
      return { ...shown(row, at, kept), lead, content, pictureId, products };
    },

    /** Where the overview or a themeworld stands on a site that has it. */
    async themeworldAddress(at: NavigationViewpoint, number: number): Promise<string | undefined> {
      if (number === overviewNumber) return overviewOf(at.site).url;
      const world = (await siteAt(at)).worlds.find((each) => each.number === number);
      return world && themeworldUrl(world.number, world.slug);
    },

    /** The overview and all themeworlds of a site, for the site map. */
    async addresses(at: NavigationViewpoint): Promise<string[]> {
      const { worlds } = await siteAt(at);
      const urls = worlds.map(({ number, slug }) => themeworldUrl(number, slug));
      return [overviewOf(at.site).url, ...urls];
    },

    /** The next moment at which a node or themeworld of any site comes or goes, or its words change with the day. */
    nextChange,

    /** The content changed: nothing that was read before counts any more. */
    forget: () => {
      keptSites = new Map();
    },
  };
}

function withAllBelow(branches: CategoryBranch[]): CategoryBranch[] {
  return branches.flatMap((branch) => [branch, ...withAllBelow(branch.children)]);
}
