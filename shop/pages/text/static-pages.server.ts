import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked, type Parser, type Tokens } from "marked";
import { parse } from "yaml";
import { shownPath } from "../../../platform/content/content-files.ts";
import {
  ContentError,
  missingFile,
  notYaml,
} from "../../../platform/shared/content/content-file.ts";
import { fillFigures, type Figures } from "../../../platform/shared/sites/figures.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";
import { isTextPage, type StaticPageKey } from "../../sites/page-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { pageFigures } from "./page-figures.ts";

/** A page of text written by the shop's team, as HTML. */
export interface StaticPage {
  key: StaticPageKey;
  title: string;
  description: string;
  /** Its only address on the site. */
  path: string;
  html: string;
  /** Its source, with all figures. */
  markdown: string;
}

type SiteWithPages = Pick<SiteContent, "site" | "pages" | "texts" | "seller" | "pagesFrom">;

/** Returns the sites whose folders may have a site's page: its own first, then the one it takes pages from, and so on. */
export function pageFolders({ site, pagesFrom }: SiteWithPages): SiteCode[] {
  const folders = [site.code];
  for (let next = pagesFrom; next; next = valueAt(allSites, next).pagesFrom) folders.push(next);
  return folders;
}

/** The pages in the groups of their side navigation. */
const groups: StaticPageKey[][] = [
  ["contact", "faq", "delivery", "click-and-collect", "returns", "payment", "guarantee"],
  [
    "storefinder",
    "newsletter",
    "newsletter-example",
    "newsletter-information",
    "newsletter-usage",
    "newsletter-consent",
    "kontorcard",
    "private-card",
    "account",
  ],
  [
    "terms",
    "pre-information",
    "voucher-conditions",
    "withdrawal",
    "privacy",
    "imprint",
    "accessibility",
    "community-rules",
  ],
];

export interface StaticPages {
  /** Returns a page that every site has. */
  get(site: SiteCode, key: StaticPageKey): StaticPage;
  /** Returns a page that the site may not have. */
  find(site: SiteCode, key: StaticPageKey): StaticPage | undefined;
  /** Returns the page with the number in an address. */
  byNumber(site: SiteCode, number: number): StaticPage | undefined;
  list(site: SiteCode): StaticPage[];
  /** Returns the groups of pages for the side navigation. */
  groups(site: SiteCode): StaticPage[][];
}

const markdown = new Marked({
  async: false,
  renderer: { table: tableHtml, heading: headingHtml },
});

/** Renders a heading, which may set its own id for links: `## Cookies {#cookies}`. */
function headingHtml(this: { parser: Parser }, { tokens, depth }: Tokens.Heading): string {
  const [, texts = "", id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(this.parser.parseInline(tokens))!;
  return `<h${depth}${id ? ` id="${id}"` : ""}>${texts}</h${depth}>\n`;
}

/** Renders a table whose cells know their column: in narrow layouts each row becomes a card. */
function tableHtml(this: { parser: Parser }, { header, rows }: Tokens.Table): string {
  const texts = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
  const columns = header.map(({ text }) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;"));
  const head = header.map((cell) => `<th scope="col">${texts(cell)}</th>`);
  const body = rows.map(
    ([first, ...others]) =>
      `<tr>${first ? `<th scope="row">${texts(first)}</th>` : ""}${others
        .map((cell, index) => `<td data-column="${columns[index + 1]}">${texts(cell)}</td>`)
        .join("")}</tr>`,
  );
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** Reads all pages of all sites. Throws a ContentError that lists all mistakes in them. */
export async function readStaticPages(
  folder: string,
  sites: SiteWithPages[] = Object.values(allSites),
): Promise<StaticPages> {
  const found = new Map<SiteCode, StaticPage[]>();
  // Sites that share a page may report the same mistake.
  const mistakes = new Set<string>();
  for (const content of sites) {
    const { site, pages } = content;
    const list: StaticPage[] = [];
    found.set(site.code, list);
    const figures = pageFigures(content);
    for (const [key, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
      if (!isTextPage(key)) continue;
      const { file, source } = await readFirst(folder, key, pageFolders(content));
      if (source === undefined) {
        mistakes.add(missingFile(file));
        continue;
      }
      const report = (line: number, what: string) =>
        mistakes.add(`${file}:${line}: ${what} (see shop/content/README.md).`);
      const filled = withFigures(source, figures, report);
      list.push({ key, path, ...read(inSite(site, filled), report) });
    }
  }
  if (mistakes.size > 0) throw new ContentError(...mistakes);
  const list = (site: SiteCode) => found.get(site) ?? [];
  const find = (site: SiteCode, key: StaticPageKey) => list(site).find((page) => page.key === key);
  return {
    get: (site, key) => find(site, key)!,
    find,
    byNumber: (site, number) =>
      list(site).find(({ path }) => parseNumberedPath(path)?.number === number),
    list,
    groups: (site) => groups.map((group) => group.flatMap((key) => find(site, key) ?? [])),
  };
}

/** Reads a page from the first folder that has it; without source, and with the last file looked for, when none has. */
async function readFirst(folder: string, key: StaticPageKey, sites: SiteCode[]) {
  let file = "";
  for (const site of sites) {
    file = shownPath(join(folder, site, `${key}.md`));
    const source = await readSource(folder, `${site}/${key}.md`);
    if (source !== undefined) return { file, source };
  }
  return { file };
}

/** Returns the text of a file, or undefined when there is no such file. */
async function readSource(folder: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, file), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

type Mistake = (line: number, what: string) => void;

function withFigures(source: string, figures: Figures, report: Mistake): string {
  return source
    .split("\n")
    .map((line, index) => fillFigures(line, figures, (what) => report(index + 1, what)))
    .join("\n");
}

function read(source: string, report: Mistake) {
  const [, front = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  return { ...readFront(front, report), html: markdown.parse(body) as string, markdown: body };
}

/** Parses a page's front matter, which begins on the second line of the file. */
function readFront(front: string, report: Mistake) {
  try {
    const own = (parse(front) ?? {}) as Record<string, string | undefined>;
    const { title = "", description = "" } = own;
    if (!title || !description)
      report(1, "it must begin with title and description between two lines of ---");
    return { title, description };
  } catch (error) {
    const { line, what } = notYaml(error);
    report(line + 1, what);
    return { title: "", description: "" };
  }
}
