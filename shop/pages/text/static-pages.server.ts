import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked, type Parser, type Tokens } from "marked";
import { parse } from "yaml";
import { newsletterPaths } from "../../../border/newsletter/newsletter-contract.ts";
import { ContentError, missingFile, notYaml } from "../../../platform/shared/content-file.ts";
import { figuresOf, fillFigures, type Figures } from "../../../platform/shared/figures.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import { inSite } from "../../../platform/shared/words.ts";
import { cardPaths, customerPaths } from "../../customer/customer-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { storedNamesTable } from "./stored-names-table.ts";

/** A page of text written by the shop's team, as HTML. */
export interface StaticPage {
  key: StaticPageKey;
  title: string;
  description: string;
  /** Its only address on the site. */
  path: string;
  html: string;
}

/** Numbers of the pages whose address has a slug: `/{slug}-s{number}.html`. */
const numbered = {
  terms: 400007325,
  imprint: 400007320,
  privacy: 400007321,
  withdrawal: 400007322,
  accessibility: 400007323,
  guarantee: 400007324,
  faq: 400007330,
  "click-and-collect": 400007331,
  delivery: 400007332,
  returns: 400007333,
  payment: 400007334,
  about: 400007340,
  "voucher-conditions": 400007350,
  "newsletter-example": 400007351,
  "newsletter-information": 400007352,
  "newsletter-usage": 400007353,
  "newsletter-consent": 400007354,
} as const;

/** Pages that only those sites have whose newsletter form links to them. */
const onlyLinked = [
  "newsletter-example",
  "newsletter-information",
  "newsletter-usage",
  "newsletter-consent",
] as const satisfies (keyof typeof numbered)[];

/** Addresses that are the same on every site. */
const named = {
  contact: "/contact",
  storefinder: "/service/storefinder/",
} as const;

/** Addresses of text pages with another part above the text: a form, or the customer's own data. */
const personal = {
  newsletter: newsletterPaths.form,
  kontorcard: cardPaths.kontorcard,
  "private-card": cardPaths.privatecard,
  account: customerPaths.account,
  "user-menu": customerPaths.userMenu,
} as const;

const unnumbered = { ...named, ...personal };

export type StaticPageKey = keyof typeof numbered | keyof typeof unnumbered;
const staticPageKeys = [...Object.keys(numbered), ...Object.keys(unnumbered)] as StaticPageKey[];
export const namedPages = Object.entries(named) as [keyof typeof named, string][];

type SiteWithPages = Pick<SiteContent, "site" | "texts" | "newsletterExtras" | "pagesFrom">;

/** Returns the pages that a site has. */
export function keysOf({ texts, newsletterExtras }: Omit<SiteWithPages, "site">): StaticPageKey[] {
  const form = JSON.stringify([texts.newsletter, newsletterExtras]);
  const linked = onlyLinked.filter((key) => form.includes(`-s${numbered[key]}.html`));
  const others = onlyLinked.filter((key) => !linked.includes(key));
  return staticPageKeys.filter((key) => !others.some((other) => other === key));
}

/** Returns the sites whose folders may have a site's page: its own first, then the one it takes pages from, and so on. */
export function pageFolders({ site, pagesFrom }: SiteWithPages): SiteCode[] {
  const folders = [site.code];
  for (let next = pagesFrom; next; next = allSites[next].pagesFrom) folders.push(next);
  return folders;
}

/** The pages in the groups of their side navigation. */
const groups: StaticPageKey[][] = [
  ["contact", "faq", "delivery", "click-and-collect", "returns", "payment", "guarantee"],
  [
    "storefinder",
    "about",
    "newsletter",
    "newsletter-example",
    "newsletter-information",
    "newsletter-usage",
    "newsletter-consent",
    "kontorcard",
    "private-card",
    "account",
  ],
  ["terms", "voucher-conditions", "withdrawal", "privacy", "imprint", "accessibility"],
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
  const [, words = "", id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(this.parser.parseInline(tokens))!;
  return `<h${depth}${id ? ` id="${id}"` : ""}>${words}</h${depth}>\n`;
}

/** Renders a table whose cells know their column: in narrow layouts each row becomes a card. */
function tableHtml(this: { parser: Parser }, { header, rows }: Tokens.Table): string {
  const words = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
  const columns = header.map(({ text }) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;"));
  const head = header.map((cell) => `<th scope="col">${words(cell)}</th>`);
  const body = rows.map(
    ([first, ...others]) =>
      `<tr>${first ? `<th scope="row">${words(first)}</th>` : ""}${others
        .map((cell, index) => `<td data-column="${columns[index + 1]}">${words(cell)}</td>`)
        .join("")}</tr>`,
  );
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** Reads all pages of all sites. Throws a ContentError that lists all mistakes in them. */
export async function readStaticPages(
  folder: string,
  sites: SiteWithPages[] = Object.values(allSites),
): Promise<StaticPages> {
  const pages = new Map<string, StaticPage>();
  // Sites that share a page may report the same mistake.
  const mistakes = new Set<string>();
  for (const content of sites) {
    const { site, texts } = content;
    const figures = { ...figuresOf(site), storedNames: storedNamesTable({ site, texts }) };
    for (const key of keysOf(content)) {
      const { file, source } = await readFirst(folder, key, pageFolders(content));
      if (source === undefined) {
        mistakes.add(missingFile(file));
        continue;
      }
      const mistake = (line: number, what: string) =>
        mistakes.add(`${file}:${line}: ${what} (see shop/content/README.md).`);
      const filled = withFigures(source, figures, mistake);
      pages.set(`${site.code}/${key}`, read(key, inSite(site, filled), mistake));
    }
  }
  if (mistakes.size > 0) throw new ContentError(...mistakes);
  const find = (site: SiteCode, key: StaticPageKey) => pages.get(`${site}/${key}`);
  const get = (site: SiteCode, key: StaticPageKey) => find(site, key)!;
  return {
    get,
    find,
    byNumber: (site, number) => {
      const found = Object.entries(numbered).find(([, known]) => known === number);
      return found && find(site, found[0] as StaticPageKey);
    },
    list: (site) => staticPageKeys.flatMap((key) => find(site, key) ?? []),
    groups: (site) => groups.map((group) => group.flatMap((key) => find(site, key) ?? [])),
  };
}

/** Reads a page from the first folder that has it; without source, and with the last file looked for, when none has. */
async function readFirst(folder: string, key: StaticPageKey, sites: SiteCode[]) {
  let file = "";
  for (const site of sites) {
    file = `pages/${site}/${key}.md`;
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

function withFigures(source: string, figures: Figures, mistake: Mistake): string {
  return source
    .split("\n")
    .map((line, index) => fillFigures(line, figures, (what) => mistake(index + 1, what)))
    .join("\n");
}

function read(key: StaticPageKey, source: string, mistake: Mistake): StaticPage {
  const [, front = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const { title, description, slug } = readFront(front, mistake);
  const path =
    key in numbered
      ? `/${slug ?? key}-s${numbered[key as keyof typeof numbered]}.html`
      : unnumbered[key as keyof typeof unnumbered];
  return { key, title, description, path, html: markdown.parse(body) as string };
}

/** Parses a page's front matter, which begins on the second line of the file. */
function readFront(front: string, mistake: Mistake) {
  try {
    const own = (parse(front) ?? {}) as Record<string, string | undefined>;
    const { title = "", description = "", slug } = own;
    if (!title || !description)
      mistake(1, "it must begin with title and description between two lines of ---");
    return { title, description, slug };
  } catch (error) {
    const { line, what } = notYaml(error);
    mistake(line + 1, what);
    return { title: "", description: "" };
  }
}
