import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Compile } from "typebox/compile";
import { ContentError, parseContent } from "../../../shared/content-file.ts";
import { isSafeLink } from "../../../shared/links.ts";
import { treeOf } from "../navigation-rules.ts";
import type { Site, SiteCode } from "../../../shared/site.ts";
import {
  NodesContent,
  ThemeworldsContent,
  type NodeContent,
  type ThemeworldContent,
} from "./navigation-content.ts";

/** The checked content of content/navigation. */
export interface NavigationContent {
  nodes: NodeContent[];
  themeworlds: ThemeworldContent[];
}

/** Categories, products and pictures that navigation and themeworlds may refer to. */
export interface KnownNames {
  categories: Set<string>;
  products: Set<number>;
  pictures: Set<string>;
}

const files = { nodes: "nodes.yaml", themeworlds: "themeworlds.yaml" };
const validators = { nodes: Compile(NodesContent), themeworlds: Compile(ThemeworldsContent) };

/** Reads and checks the files of a folder. Throws a ContentError for the first mistake. */
export async function readNavigation(
  folder: string,
  known: KnownNames,
  sites: Site[],
): Promise<NavigationContent> {
  const source = (file: string) => readFile(join(folder, file), "utf8");
  const nodes = parseContent(files.nodes, await source(files.nodes), validators.nodes);
  const themeworlds = parseContent(
    files.themeworlds,
    await source(files.themeworlds),
    validators.themeworlds,
  );
  const worldIds = new Set(themeworlds.map(({ id }) => id));
  checkThemeworlds(themeworlds, known);
  for (const node of nodes) checkNode(node, known, worldIds);
  unique(
    files.nodes,
    "id",
    nodes.map(({ id }) => id),
  );
  for (const { code } of sites) {
    const list = nodes
      .filter((node) => isOnSite(node, code))
      .map(({ id, parent, href = "/" }) => ({ id, parent: parent ?? null, title: id, href }));
    treeOf(list, (id, reason) => mistake(files.nodes, id, `on the site ${code} ${reason}`));
  }
  return { nodes, themeworlds };
}

/** Whether an entry is for a site: without a list of sites it is for all. */
export function isOnSite({ sites }: { sites?: string[] }, code: SiteCode): boolean {
  return sites?.includes(code) ?? true;
}

function mistake(file: string, where: string | number, what: string): never {
  throw new ContentError(`${file}: ${where}: ${what} (see content/README.md).`);
}

function unique(file: string, what: string, values: (string | number)[]) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) mistake(file, twice, `this ${what} is used twice; it must be unique`);
}

function checkThemeworlds(themeworlds: ThemeworldContent[], known: KnownNames) {
  const file = files.themeworlds;
  unique(
    file,
    "id",
    themeworlds.map(({ id }) => id),
  );
  unique(
    file,
    "number",
    themeworlds.map(({ number }) => number),
  );
  for (const { id, picture, products, announced, from, until } of themeworlds) {
    if (!known.pictures.has(picture)) mistake(file, id, `there is no picture "${picture}"`);
    for (const product of products)
      if (!known.products.has(product)) mistake(file, id, `there is no product ${product}`);
    unique(file, `product of ${id}`, products);
    checkDays(file, id, [announced, from, until]);
    if (announced && !from) mistake(file, id, "announced needs from: the day on which it begins");
  }
}

function checkNode(node: NodeContent, known: KnownNames, worldIds: Set<string>) {
  const file = files.nodes;
  const { id, category, title, href, from, until, teaser } = node;
  if (category === undefined && (title === undefined || href === undefined))
    mistake(file, id, "give it a category, or title and href");
  if (category !== undefined && !known.categories.has(category))
    mistake(file, id, `there is no category "${category}"`);
  checkDays(file, id, [from, until]);
  for (const { category, themeworld, href, title, picture } of teaser?.list ?? []) {
    const targets = [category, themeworld, href].filter((target) => target !== undefined);
    if (targets.length !== 1)
      mistake(file, id, "a teaser leads to one of category, themeworld and href");
    if (category !== undefined && !known.categories.has(category))
      mistake(file, id, `its teaser's category "${category}" does not exist`);
    if (themeworld !== undefined && !worldIds.has(themeworld))
      mistake(file, id, `its teaser's themeworld "${themeworld}" is not in ${files.themeworlds}`);
    if (href !== undefined && !isSafeLink(href))
      mistake(file, id, `its teaser's link "${href}" is neither a path nor http(s)`);
    if (href !== undefined && !title) mistake(file, id, "a teaser with href needs a title");
    if (!known.pictures.has(picture)) mistake(file, id, `there is no picture "${picture}"`);
  }
}

/** Each must be a day of the calendar, and none before the previous one. */
function checkDays(file: string, id: string, days: (string | undefined)[]) {
  const given = days.filter((day) => day !== undefined);
  for (const day of given)
    if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
      mistake(file, id, `there is no day ${day}`);
  if (given.toSorted().join() !== given.join())
    mistake(file, id, "it ends before it starts; correct announced, from or until");
}
