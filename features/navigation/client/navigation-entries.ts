import type { NavigationItem } from "../navigation-contract.ts";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import { segmentsOf } from "../navigation-rules.ts";
import type { NavigationData } from "./use-navigation-data.ts";

/** What a flyout or a list of the drawer shows below its link. */
export type Content =
  | { kind: "loading" }
  | { kind: "themeworlds"; themeworlds: ThemeworldNavigation }
  | { kind: "category"; node: NavigationNode };

/** A link with what lies behind it, if anything does. */
export interface Entry {
  title: string;
  href: string;
  target?: string;
  content?: Content;
}

export interface NavigationEntry extends Entry {
  segments: string[];
}

/** The first level: the items of the HTML until what was fetched takes their place. */
export function entriesOf(
  items: NavigationItem[],
  { navigation, themeworlds }: NavigationData,
): NavigationEntry[] {
  const overviews = items.filter(({ kind }) => kind === "themeworlds");
  const categories = items.filter(({ kind }) => kind === "category");
  return [
    ...overviews.map((item) => ({ ...item, content: contentOfThemeworlds(themeworlds) })),
    ...(navigation?.map((node) => ({ ...entryOf(node), segments: segmentsOf(node) })) ??
      categories.map((item) => ({
        ...item,
        content: navigation === undefined ? ({ kind: "loading" } as const) : undefined,
      }))),
  ];
}

export function entryOf(node: NavigationNode): Entry {
  const { title, href, target } = node;
  const hasMore = node.children.length > 0 || node.teaser;
  return { title, href, target, content: hasMore ? { kind: "category", node } : undefined };
}

function contentOfThemeworlds(themeworlds: NavigationData["themeworlds"]): Content | undefined {
  if (themeworlds === undefined) return { kind: "loading" };
  if (!themeworlds || Object.keys(themeworlds.sections).length === 0) return undefined;
  return { kind: "themeworlds", themeworlds };
}
