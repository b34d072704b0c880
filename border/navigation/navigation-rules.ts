import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { isSafeLink } from "../../platform/shared/links.ts";
import { dayAt, startOfDay } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill, plural } from "../../platform/shared/texts/words.ts";
import { navigationLimits, type NavigationTexts } from "./navigation-contract.ts";
import type { NavigationNode } from "./navigation-schema.ts";
import { pageIn } from "./page-in.ts";

/** Days before its end from which a themeworld shows the remaining days. */
export const countdownDays = 7;

export const isKnownTarget = (target: unknown): target is "_blank" | undefined =>
  target === undefined || target === "_blank";

/** Returns what identifies a page, of the last segment of its URL: "c1000". Empty for the home page and other servers. */
export function lastSegment(href: string): string {
  const [path = ""] = href.split(/[?#]/);
  const segments = href.startsWith("/") ? path.split("/").filter(Boolean) : [];
  return pageIn(segments.at(-1) ?? "");
}

/**
 * Returns the last segments of a node's URL and of all its descendants: the pages that belong to the node. Services, such as the
 * store finder, belong to none of the categories that link to them.
 */
export function segmentsOf({ href, children }: Linked): string[] {
  const below = (nodes: Linked[]): string[] =>
    nodes.flatMap((node) => [
      node.href.startsWith("/service/") ? "" : lastSegment(node.href),
      ...below(node.children),
    ]);
  return [...new Set([lastSegment(href), ...below(children)])].filter(Boolean);
}

type Linked = Pick<NavigationNode, "href" | "children">;

/** A node in a flat list, with the id of its parent; null on the first level. */
export interface ListedNode extends Omit<NavigationNode, "children"> {
  id: string;
  parent: string | null;
}

/**
 * Builds the tree of the nodes that can be reached from the first level. An invalid node is left out with its descendants, and
 * reported once with the reason.
 */
export function treeOf(
  list: ListedNode[],
  leaveOut: (id: string, reason: string) => void,
): NavigationNode[] {
  const below = Map.groupBy(list, ({ parent }) => parent);
  const tree: NavigationNode[] = [];
  const branches: { from: ListedNode[]; into: NavigationNode[] }[] = [
    { from: below.get(null) ?? [], into: tree },
  ];
  const seen = new Set<string>();
  let count = 0;
  // Level by level: too many nodes below one node must not crowd out others of the first level.
  for (let level = 1; branches.length > 0; level++) {
    for (const { from, into } of branches.splice(0))
      for (const { id, parent: _parent, ...content } of from) {
        seen.add(id);
        const reason = wrongWith(content, level, count);
        if (reason) {
          leaveOut(id, reason);
          for (const lost of allBelow(id)) seen.add(lost);
          continue;
        }
        count++;
        const node: NavigationNode = { ...content, children: [] };
        into.push(node);
        branches.push({ from: below.get(id) ?? [], into: node.children });
      }
  }
  const ids = new Set(list.map(({ id }) => id));
  for (const { id, parent } of list)
    if (!seen.has(id) && parent !== null) {
      if (!ids.has(parent)) leaveOut(id, `its parent "${parent}" is no node of this site`);
      else if (allBelow(id).has(id)) leaveOut(id, "it stands below itself");
    }
  return tree;

  function allBelow(id: string): Set<string> {
    const found = new Set<string>();
    const open = [id];
    for (const parent of open)
      for (const child of below.get(parent) ?? [])
        if (!found.has(child.id)) {
          found.add(child.id);
          open.push(child.id);
        }
    return found;
  }
}

function wrongWith(
  { href, target }: Pick<NavigationNode, "href" | "target">,
  level: number,
  count: number,
): string | undefined {
  if (!isSafeLink(href)) return `its link "${href}" is neither a path nor http(s)`;
  if (!isKnownTarget(target)) return `there is no target "${target}"; "_blank" is the only one`;
  if (level > navigationLimits.levels) return `it stands below ${navigationLimits.levels} levels`;
  if (count >= navigationLimits.nodes) return `there are more than ${navigationLimits.nodes} nodes`;
  return undefined;
}

type Place = Pick<Site, "locale" | "timeZone">;

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00Z`).getTime() + days * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/** Returns the days from now to the last day, in the site's time zone; 0 on the last day itself. */
export function daysLeft(lastDay: string, now: Date, site: Pick<Site, "timeZone">): number {
  return (
    (new Date(`${lastDay}T00:00Z`).getTime() - new Date(`${dayAt(now, site)}T00:00Z`).getTime()) /
    86_400_000
  );
}

/** Returns "Bis 24.12." in the site's language, and the days left when they are few. */
export function endTexts(
  lastDay: string | null,
  now: Date,
  site: Place,
  texts: Pick<NavigationTexts, "endDate" | "onlyXDaysLeft" | "lastDay">,
): { endDateText: string | null; onlyXDaysLeftText: string | null } {
  if (lastDay === null) return { endDateText: null, onlyXDaysLeftText: null };
  const date = dayAndMonth(lastDay, site);
  const days = daysLeft(lastDay, now, site);
  return {
    endDateText: fill(texts.endDate, { date }),
    onlyXDaysLeftText:
      days < 0 || days > countdownDays
        ? null
        : days === 0
          ? texts.lastDay
          : plural(texts.onlyXDaysLeft, days, site.locale),
  };
}

function dayAndMonth(day: string, { locale }: Pick<Site, "locale">): string {
  const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const date = dateFormat(locale, options).format(new Date(day));
  // French writes the first day of a month as an ordinal; Intl does not.
  return locale.startsWith("fr") ? date.replace(/^1(?!\d)/, "1er") : date;
}

/** Returns when the texts about the end change next: at a midnight of the site, from seven days before the last day on. */
export function nextCountdown(
  lastDay: string,
  now: Date,
  site: Pick<Site, "timeZone">,
): Date | undefined {
  const days = daysLeft(lastDay, now, site);
  if (days <= 0) return undefined;
  return startOfDay(addDays(lastDay, -Math.min(days - 1, countdownDays)), site);
}
