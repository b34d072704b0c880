import type { Kysely, Selectable } from "kysely";
import { earliest, nextBound, validityBounds } from "../../../platform/content/validity.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { themeworldUrl, type NavigationTexts } from "../navigation-contract.ts";
import { nextCountdown, treeOf } from "../navigation-rules.ts";
import type { NavigationNode } from "../navigation-schema.ts";
import {
  branchNodes,
  listedNodes,
  presentNodes,
  teaserPictures,
  type CategoryBranch,
  type NodeRow,
} from "./navigation-nodes.ts";
import type { NavigationTables } from "./navigation-tables.ts";
import { nextTeaser } from "./stored-teasers.ts";

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

export type ThemeworldRow = Selectable<NavigationTables["themeworld"]>;

/** The cached data of a site, which every page needs. */
export interface SiteNavigation {
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

/** Reads the navigation of a site at a moment. */
export async function readSiteNavigation(
  database: Kysely<NavigationTables>,
  ports: NavigationPorts,
  at: Viewpoint,
): Promise<SiteNavigation> {
  at.reads?.add(contentName);
  const { code } = at.site;
  const [valid, rows, tops] = await Promise.all([
    validThemeworlds(database, at),
    database
      .selectFrom("navigation_node")
      .selectAll()
      .where("site", "=", code)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    ports.categories(at),
  ]);
  const numbers = [...new Set(valid.flatMap(({ products }) => products))];
  const known = await ports.products(
    at,
    numbers.sort((one, other) => one - other),
  );
  const { worlds = [], empty = [] } = Object.groupBy(valid, ({ products }) =>
    products.some((number) => known.has(number)) ? "worlds" : "empty",
  );
  const categories = new Map(withAllBelow(tops).map((branch) => [branch.id, branch]));
  const nodes = presentNodes(rows, at.now, { categories });
  const pictures = await ports.pictures([
    ...new Set([...worlds.map((world) => world.picture_id), ...nodes.flatMap(teaserPictures)]),
  ]);
  const themeworlds = new Map(
    worlds.map(({ id, title, number, slug }) => [id, { title, href: themeworldUrl(number, slug) }]),
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
    emptyWorlds: empty.map(({ title }) => title),
    pictures,
    categories: new Set([...categories.values()].map(({ url }) => parseNumberedPath(url)?.number)),
  };
}

const validThemeworlds = (database: Kysely<NavigationTables>, { site, now }: Viewpoint) =>
  database
    .selectFrom("themeworld")
    .selectAll()
    .where("site", "=", site.code)
    .where("valid_from", "<=", now)
    .where("valid_until", ">", now)
    .orderBy("position")
    .orderBy("id")
    .execute();

/** Returns the next moment at which a node or themeworld of any site begins or ends, or its texts change with the date. */
export async function nextNavigationChange(
  database: Kysely<NavigationTables>,
  sites: Site[],
  now: Date,
): Promise<Date | undefined> {
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
    const site = sites.find((each) => each.code === code);
    return (site && last_day && nextCountdown(last_day, now, site)) || [];
  });
  return earliest([bound, await nextTeaser(database, now), ...countdowns]);
}

const hasCategory = (nodes: NodeRow[]) => nodes.some(({ category_id }) => category_id !== null);

function withAllBelow(branches: CategoryBranch[]): CategoryBranch[] {
  return branches.flatMap((branch) => [branch, ...withAllBelow(branch.children)]);
}
