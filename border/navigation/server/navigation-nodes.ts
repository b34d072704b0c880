import type { Selectable } from "kysely";
import { Compile } from "typebox/compile";
import { isSafeLink } from "../../../platform/shared/links.ts";
import type { NavigationNode, Teaser } from "../navigation-schema.ts";
import { isKnownTarget, type ListedNode } from "../navigation-rules.ts";
import type { NavigationTables } from "./navigation-tables.ts";
import { StoredTeasers } from "./stored-teasers.ts";

/** A category of the site with its descendants. */
export interface CategoryBranch {
  id: string;
  name: string;
  url: string;
  children: CategoryBranch[];
}

export type NodeRow = Selectable<NavigationTables["navigation_node"]>;

/** Content of a site that its nodes refer to. */
export interface NodeReferences {
  categories: Map<string, CategoryBranch>;
  themeworlds: Map<string, Teaser["link"]>;
  /** URLs of pictures by id. */
  pictures: Map<string, string>;
}

/** Width and height of a teaser's picture, in pixels. */
const teaserSize = { width: 488, height: 287 };
const teasers = Compile(StoredTeasers);

/**
 * Leaves out nodes that are not valid now or whose category the site does not have, with their children: they are absent on
 * purpose, not by mistake.
 */
export function presentNodes(
  nodes: NodeRow[],
  now: Date,
  { categories }: Pick<NodeReferences, "categories">,
): NodeRow[] {
  const isAbsent = ({ category_id: category, valid_from, valid_until }: NodeRow) =>
    Number(valid_from) > now.getTime() ||
    Number(valid_until) <= now.getTime() ||
    (category !== null && !categories.has(category));
  const absent = new Set(nodes.filter(isAbsent).map(({ id }) => id));
  // The loop also visits ids that it adds.
  for (const id of absent) for (const node of nodes) if (node.parent_id === id) absent.add(node.id);
  return nodes.filter(({ id }) => !absent.has(id));
}

/** Returns a node in the form for `treeOf`; for a category, the whole branch of the catalogue. */
export function listedNodes(
  row: NodeRow,
  now: Date,
  around: NodeReferences,
  leaveOut: (id: string, reason: string) => void,
): ListedNode[] {
  const { id, parent_id: parent, category_id } = row;
  const branch = around.categories.get(category_id ?? "");
  const node: ListedNode = {
    id,
    parent,
    title: row.title ?? branch?.name ?? "",
    href: row.href ?? branch?.url ?? "",
    target: row.target ?? undefined,
    teaser: teaserOf(row, now, around, leaveOut),
  };
  return [node, ...(branch?.children.flatMap((child) => branchNodes(child, id)) ?? [])];
}

/** Returns nodes for a branch of the catalogue. A category's id may equal a node's, so the path to it makes its id unique. */
export function branchNodes(
  { id, name, url, children }: CategoryBranch,
  parent: string | null,
): ListedNode[] {
  const own = `${parent ?? ""}/${id}`;
  return [
    { id: own, parent, title: name, href: url },
    ...children.flatMap((child) => branchNodes(child, own)),
  ];
}

/** Returns the ids of the pictures in a node's teasers. */
export const teaserPictures = ({ teaser }: NodeRow): string[] =>
  teasers.Check(teaser) ? teaser.list.flatMap(({ picture }) => picture ?? []) : [];

function teaserOf(
  { id, teaser }: NodeRow,
  now: Date,
  around: NodeReferences,
  leaveOut: (id: string, reason: string) => void,
): NavigationNode["teaser"] {
  if (teaser === null) return undefined;
  if (!teasers.Check(teaser)) {
    leaveOut(id, "its teasers do not have the form that they must have");
    return undefined;
  }
  const list = teaser.list.flatMap((each): Teaser[] => {
    const link = linkOf(each, around);
    if (!link || !isShownAt(now, each)) return [];
    if (!isSafeLink(link.href) || !isKnownTarget(link.target)) {
      leaveOut(id, `its teaser's link "${link.href}" is neither a path nor http(s)`);
      return [];
    }
    const { badges, kontorCard, headline, subline, alt = "" } = each;
    const src = around.pictures.get(each.picture ?? "");
    const image = src === undefined ? undefined : { src, alt, ...teaserSize };
    return [{ link, image, badges, flags: { kontorCard }, headline, subline }];
  });
  return list.length > 0 ? { title: teaser.title, list } : undefined;
}

const isShownAt = (now: Date, { from, until }: StoredTeasers["list"][number]) =>
  (from === undefined || Date.parse(from) <= now.getTime()) &&
  (until === undefined || now.getTime() < Date.parse(until));

/** Returns the target of a teaser; undefined while its category or themeworld is not on the site. */
function linkOf(
  { category, themeworld, href, title, target }: StoredTeasers["list"][number],
  { categories, themeworlds }: NodeReferences,
): Teaser["link"] | undefined {
  if (themeworld !== undefined) return themeworlds.get(themeworld);
  if (href !== undefined) return { title: title ?? "", href, target };
  const branch = categories.get(category ?? "");
  return branch && { title: title ?? branch.name, href: branch.url };
}
