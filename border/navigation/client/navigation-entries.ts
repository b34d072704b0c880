import { shopPath } from "../../../platform/client/shop-address.ts";
import type { NavigationItem } from "../navigation-contract.ts";
import { segmentsOf } from "../navigation-rules.ts";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import type { NavigationData } from "./use-navigation-data.ts";

/** The content of a flyout or a drawer list below its link. */
export type EntryContent =
  | { kind: "loading" }
  | { kind: "themeworlds"; themeworlds: ThemeworldNavigation }
  | { kind: "category"; node: NavigationNode };

/** A link with its content, if any. */
export interface NavigationEntry {
  title: string;
  href: string;
  target?: string;
  content?: EntryContent;
}

export type TopEntry = NavigationEntry & NavigationItem;

/** Returns the items of a rendered navigation. So its island needs no second copy of them. */
export const itemsIn = (container: Element): NavigationItem[] =>
  [...container.querySelectorAll<HTMLAnchorElement>("a[data-segments]")].map((link) => ({
    // Not its text, which may be translated by the browser.
    title: link.dataset.title ?? "",
    href: shopPath(link.getAttribute("href") ?? ""),
    target: link.target || undefined,
    kind: link.dataset.kind === "themeworlds" ? "themeworlds" : "category",
    segments: link.dataset.segments ?? "",
  }));

/** Returns the first level: the items of the HTML until the fetched navigation replaces them. */
export function topEntriesOf(
  items: NavigationItem[],
  { navigation, themeworlds }: NavigationData,
): TopEntry[] {
  const itemsOf = (wanted: NavigationItem["kind"]) => items.filter(({ kind }) => kind === wanted);
  const loading: EntryContent | undefined =
    navigation === undefined ? { kind: "loading" } : undefined;
  const entries: Record<NavigationItem["kind"], TopEntry[]> = {
    themeworlds: itemsOf("themeworlds").map((item) => ({
      ...item,
      content: contentOfThemeworlds(themeworlds),
    })),
    category:
      navigation?.map((node) => ({
        ...entryOf(node),
        kind: "category",
        segments: segmentsOf(node).join(" "),
      })) ?? itemsOf("category").map((item) => ({ ...item, content: loading })),
  };
  return Object.values(entries).flat();
}

export function entryOf(node: NavigationNode): NavigationEntry {
  const { title, href, target } = node;
  const hasMore = node.children.length > 0 || node.teaser;
  return { title, href, target, content: hasMore ? { kind: "category", node } : undefined };
}

/** Returns the nodes from the first of `nodes` down to the one that the page belongs to, by the last segment of its URL. */
export function activeBranch(nodes: NavigationNode[], pageSegment: string): NavigationNode[] {
  const node = nodes.find((each) => segmentsOf(each).includes(pageSegment));
  return node ? [node, ...activeBranch(node.children, pageSegment)] : [];
}

function contentOfThemeworlds(
  themeworlds: NavigationData["themeworlds"],
): EntryContent | undefined {
  if (themeworlds === undefined) return { kind: "loading" };
  if (!themeworlds || Object.keys(themeworlds.sections).length === 0) return undefined;
  return { kind: "themeworlds", themeworlds };
}
