import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkDay,
  checkUnique,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList, type ContentList } from "../../../platform/shared/content/content-file.ts";
import type { CompiledSchema } from "../../../platform/shared/content/content-form.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { treeOf } from "../navigation-rules.ts";
import {
  navigationSchemas,
  type NodeContent,
  type ThemeworldContent,
} from "./navigation-content.ts";

/** The checked content of shop/content/navigation. */
export interface NavigationContent {
  nodes: NodeContent[];
  themeworlds: ThemeworldContent[];
}

/** Categories, products and pictures that navigation and themeworlds may refer to. */
export interface KnownNames {
  categories: Pick<ReadonlySet<string>, "has">;
  products: Pick<ReadonlySet<number>, "has">;
  pictures: Pick<ReadonlySet<string>, "has">;
}

const formsFor = onceForSites((sites) => {
  const { node, themeworld } = navigationSchemas(sites);
  return { nodes: Compile(node), themeworlds: Compile(themeworld) };
});

/** Parses and checks the files. */
export function readNavigation(
  files: ContentFiles,
  known: KnownNames,
  sites: SiteSet,
  mistakes: string[],
): NavigationContent {
  const forms = formsFor(sites);
  const read = <Entry extends object>(file: string, form: CompiledSchema<Entry>) =>
    readList(file, files.get(file), form, mistakes);
  const nodes = read("nodes.yaml", forms.nodes);
  const themeworlds = read(themeworldsFile, forms.themeworlds);
  const worldIds = new Set(themeworlds.entries.map(({ id }) => id));
  checkThemeworlds(themeworlds, known);
  for (const node of nodes.entries)
    checkNode(node, (what, ...path) => nodes.mistake(node, what, ...path), {
      ...known,
      themeworlds: { has: (id) => worldIds.has(id) || themeworlds.mayHave(id) },
    });
  checkUnique(nodes.entries, "id", "id", ({ id }) => [id], nodes.mistake);
  checkTrees(nodes, sites);
  return { nodes: nodes.entries, themeworlds: themeworlds.entries };
}

const themeworldsFile = "themeworlds.yaml";

/** Whether an entry is for a site; without a list of sites it is for all. */
export function isOnSite({ sites }: { sites?: string[] }, code: SiteCode): boolean {
  return sites?.includes(code) ?? true;
}

/** Checks the trees of all sites. Reports a faulty entry once, even if several sites have it. */
function checkTrees(nodes: ContentList<NodeContent>, { codes }: SiteSet) {
  const byId = new Map(nodes.entries.map((node) => [node.id, node]));
  const said = new Set<string>();
  for (const code of codes) {
    const list = nodes.entries
      .filter((node) => isOnSite(node, code))
      .map(({ id, parent, href = "/" }) => ({ id, parent: parent ?? null, title: id, href }));
    treeOf(list, (id, reason) => {
      const node = byId.get(id);
      if (!node || said.has(id) || nodes.mayHave(node.parent ?? "")) return;
      said.add(id);
      nodes.mistake(node, `on the site ${code} ${reason}`, "parent");
    });
  }
}

function checkThemeworlds(themeworlds: ContentList<ThemeworldContent>, known: KnownNames) {
  const { entries } = themeworlds;
  checkUnique(entries, "id", "id", ({ id }) => [id], themeworlds.mistake);
  checkUnique(entries, "number", "number", ({ number }) => [number], themeworlds.mistake);
  for (const world of entries) {
    const { picture, products, announced, from, until } = world;
    const report: ReportMistake = (what, ...path) => themeworlds.mistake(world, what, ...path);
    if (!known.pictures.has(picture))
      report(`there is no picture "${picture}"; correct it`, "picture");
    for (const [index, product] of products.entries()) {
      if (!known.products.has(product))
        report(`there is no product ${product}; correct or remove it`, "products");
      if (products.indexOf(product) !== index)
        report(`${product}: this product is used twice; it must be unique`, "products");
    }
    checkDays({ announced, from, until }, report);
    if (announced && !from) report("announced needs from: the day on which it begins", "announced");
  }
}

function checkNode(
  node: NodeContent,
  report: ReportMistake,
  known: KnownNames & { themeworlds: KnownNames["categories"] },
) {
  const { category, title, href, from, until, teaser } = node;
  if (category === undefined && (title === undefined || href === undefined))
    report("give it a category, or title and href");
  if (category !== undefined && !known.categories.has(category))
    report(`there is no category "${category}"; correct it`, "category");
  checkDays({ from, until }, report);
  for (const each of teaser?.list ?? []) {
    const { category, themeworld, href, title, picture } = each;
    checkDays({ from: each.from, until: each.until }, (what) =>
      report(`its teaser: ${what}`, "teaser"),
    );
    const targets = [category, themeworld, href].filter((target) => target !== undefined);
    if (targets.length !== 1)
      report("a teaser leads to one of category, themeworld and href", "teaser");
    if (category !== undefined && !known.categories.has(category))
      report(`its teaser's category "${category}" does not exist; correct it`, "teaser");
    if (themeworld !== undefined && !known.themeworlds.has(themeworld))
      report(`its teaser's themeworld "${themeworld}" is not in ${themeworldsFile}`, "teaser");
    if (href !== undefined && !isSafeLink(href))
      report(`its teaser's link "${href}" is neither a path nor http(s)`, "teaser");
    if (href !== undefined && !title) report("a teaser with href needs a title", "teaser");
    if (!known.pictures.has(picture))
      report(`there is no picture "${picture}"; correct it`, "teaser");
  }
}

/** Checks that each is a valid date, and none is before the previous one. */
function checkDays(days: Record<string, string | undefined>, report: ReportMistake) {
  const given = Object.entries(days).flatMap(([property, day]) =>
    day === undefined ? [] : [{ property, day, mistake: checkDay(day) }],
  );
  for (const { property, mistake } of given) if (mistake) report(mistake, property);
  const written = given.map(({ day }) => day);
  const areDays = given.every(({ mistake }) => mistake === undefined);
  if (areDays && written.toSorted().join() !== written.join())
    report("it ends before it starts; correct announced, from or until", "until");
}
