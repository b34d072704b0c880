import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readObject } from "../../../platform/shared/content/content-file.ts";
import { figuresOf, fillFigures } from "../../../platform/shared/sites/figures.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import {
  ContentPageFile,
  contentPagePath,
  type ContentPage,
  type BlocksContent,
} from "./content-page.ts";
import { checkBlocks, checkPicture, type KnownToBlocks } from "./check-blocks.ts";

/** A page of a site as it is stored in the database. */
export interface ContentPageRow extends Pick<ContentPage, "id" | "number" | "path"> {
  site: SiteCode;
  place: number;
  content: BlocksContent;
  from?: string;
  until?: string;
}

/** A site whose pages are read. */
export interface PagesSite {
  site: Site;
  /** Whose folders may have a page of the site, its own first. */
  folders: SiteCode[];
}

/** Names and numbers that pages may refer to. */
export interface KnownToPages extends KnownToBlocks {
  /** The numbers of other pages of text by their name. */
  textPages: Readonly<Record<string, number>>;
}

/** Pages of a site: each is read with all others of it. */
const maxPages = 200;

const form = Compile(ContentPageFile);
const pathForm = /^([A-Z]{2}(?:_[A-Z]{2})?)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Reads and checks the pages of all sites: a file for each, in the folder of a site, which other sites may take it from. */
export function readContentPages(
  files: ContentFiles,
  sites: PagesSite[],
  known: KnownToPages,
  mistakes: string[],
): ContentPageRow[] {
  const codes = sites.map(({ site }) => site.code);
  const read = [...files].flatMap(([file, source]) => readFile(file, source, codes, mistakes));
  for (const { page, report } of read) checkPage(page, codes, known, report);
  return sites.flatMap((owner) => {
    const rows = filesOfSite(read, owner).map((each) => rowOf(each, owner));
    checkNumbers(rows, owner, known, mistakes);
    return rows
      .toSorted((one, other) => one.row.number - other.row.number)
      .map(({ row }, place) => ({ ...row, place }));
  });
}

/** A page as its file has it. */
interface PageFile {
  folder: SiteCode;
  id: string;
  page: ContentPageFile;
  report: ReportMistake;
}

function readFile(file: string, source: string, codes: SiteCode[], mistakes: string[]): PageFile[] {
  const [, folder, id] = pathForm.exec(file) ?? [];
  if (!folder || !id || !codes.includes(folder)) {
    mistakes.push(
      `${file}: pages are in the folder of a site (${codes.join(", ")}), in files such as DE/coffee-roasting.yaml; move or rename it (see shop/content/README.md).`,
    );
    return [];
  }
  const { value: page, mistake: report } = readObject(file, source, form, mistakes);
  return page ? [{ folder, id, page, report }] : [];
}

function checkPage(
  page: ContentPageFile,
  codes: SiteCode[],
  known: KnownToPages,
  report: ReportMistake,
) {
  checkValidity(page, report);
  checkPicture(page.picture, known, report, "picture");
  checkBlocks(page.blocks, known, report);
  for (const code of page.sites ?? [])
    if (!codes.includes(code))
      report(`there is no site ${code}; there are ${codes.join(", ")}`, "sites");
}

/** Returns the files of a site's pages: of two with one id, that of the folder which comes first. */
function filesOfSite(files: PageFile[], { site, folders }: PagesSite): PageFile[] {
  const found = new Map<string, PageFile>();
  for (const folder of folders)
    for (const file of files)
      if (file.folder === folder && !found.has(file.id)) found.set(file.id, file);
  return [...found.values()].filter(({ page }) => page.sites?.includes(site.code) ?? true);
}

interface ReadPage {
  row: Omit<ContentPageRow, "place">;
  report: ReportMistake;
}

/** Returns the row of a page, whose texts have the site's figures and spelling. */
function rowOf({ id, page, report }: PageFile, { site }: PagesSite): ReadPage {
  const { number, address, sites: _, from, until, ...texts } = page;
  const figures = figuresOf(site);
  const content = mapTexts(texts, (text, path) => {
    const filled = fillFigures(text, figures, (what) => report(what, ...path));
    return isText(path) ? inSite(site, withNoBreaks(filled)) : filled;
  });
  const path = contentPagePath({ address, number });
  return { report, row: { site: site.code, id, number, path, content, from, until } };
}

/** Keys whose values are names and addresses. */
const names = new Set([
  "address",
  "category",
  "focus",
  "form",
  "link",
  "picture",
  "poster",
  "query",
  "time",
]);

const isText = (path: string[]) => !names.has(path.at(-1)!);

function checkNumbers(
  pages: ReadPage[],
  { site }: PagesSite,
  { textPages }: KnownToPages,
  mistakes: string[],
) {
  const ids = new Map<number, string>();
  for (const {
    row: { id, number },
    report,
  } of pages) {
    const [text] = Object.entries(textPages).find(([, used]) => used === number) ?? [];
    const other = ids.get(number) ?? (text && `the page of text "${text}"`);
    if (other) report(`${number} is the number of ${other}; write another one`, "number");
    ids.set(number, id);
  }
  if (pages.length >= maxPages)
    mistakes.push(`${site.code} has more than ${maxPages - 1} pages; remove some.`);
}
