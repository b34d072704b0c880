import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { pageFolders } from "../../../shop/pages/text/static-pages.server.ts";
import { siteSlug } from "../../../platform/shared/sites/site.ts";
import type { ShopSiteCode } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { isTextPage } from "../../../shop/sites/page-paths.ts";
import type { SiteFooter } from "../../../shop/sites/site-footer.ts";
import type { SiteTexts } from "../../../shop/sites/site-texts.ts";
import { countryNames } from "./country-names.ts";
import { contentName } from "./lists-of-sites.ts";
import { markFor } from "./marks.ts";
import type { NewSite } from "./new-site.ts";

/**
 * Returns the files that a new site alone has, by path: its folder, its promotions, its pages. All that another country's law, currency
 * or company may stand in is a marked copy of its own.
 */
export async function ownFiles(added: NewSite): Promise<Record<string, string>> {
  const { site, words } = added;
  const folder = `shop/sites/${siteSlug(site.code)}`;
  const slug = siteSlug(words);
  const [{ texts }, model] = await Promise.all([textsOf(words), footerOf(words)]);
  const mark = (what: string) => markFor(site.code, `${what}, taken over from ${words}.`);
  return {
    [`${folder}/${siteSlug(site.code)}.ts`]: contentFile(added, mark),
    [`${folder}/site.ts`]: added.isSecond ? secondSiteFile(added) : siteFile(added, mark),
    [`${folder}/texts.ts`]: textsFile(added, texts, mark),
    [`${folder}/texts/consent.ts`]: `
      import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";
      import { consent as words } from "../../${slug}/texts/consent.ts";

      // ${mark("what the law asks to be said before a consent")}
      export const consent: ConsentTexts = words;`,
    [`${folder}/seller.ts`]: `
      import type { Seller } from "../../orders/seller-contract.ts";
      import { seller as model } from "../${slug}/seller.ts";

      // ${mark("the company, its account and its taxes")}
      export const seller: Seller = model;`,
    [`${folder}/footer.ts`]: footerFile(added, model, mark),
    [`${folder}/search-redirects.ts`]: `
      import type { SearchRedirects } from "../../../border/search/search-contract.ts";
      import { searchRedirects as words } from "../${slug}/search-redirects.ts";

      export const searchRedirects: SearchRedirects = words;`,
    [`shop/content/promotions/${site.code}.yaml`]: `# ${mark("what is promoted")}\n${await read(`shop/content/promotions/${words}.yaml`)}`,
    ...(await pages(added, mark)),
  };
}

type Mark = (what: string) => string;

const read = (path: string) => readFile(join(projectFolder, path), "utf8");

/** Loads a site's texts, in which figures are placeholders still. */
const textsOf = (code: ShopSiteCode) =>
  import(`../../../shop/sites/${siteSlug(code)}/texts.ts`) as Promise<{ texts: SiteTexts }>;

const footerOf = async (code: ShopSiteCode) => {
  const { footer } = (await import(`../../../shop/sites/${siteSlug(code)}/footer.ts`)) as {
    footer: SiteFooter;
  };
  return footer;
};

function contentFile({ site, words }: NewSite, mark: Mark): string {
  const [slug, name] = [siteSlug(words), contentName(words)];
  return `
    import { ${name} } from "../${slug}/${slug}.ts";
    import type { SiteSource } from "../site-content.ts";
    import { footer } from "./footer.ts";
    import { searchRedirects } from "./search-redirects.ts";
    import { seller } from "./seller.ts";
    import { site } from "./site.ts";
    import { texts } from "./texts.ts";

    export const ${contentName(site.code)}: SiteSource = {
      // ${mark("addresses of pages, carriers, the law of the newsletter")}
      ...${name},
      site, seller, texts,
      footer, searchRedirects };`;
}

const siteFile = ({ site, prices }: NewSite, mark: Mark) => `
  import type { ShopFigures } from "../shop-site.ts";

  // ${mark(`every figure, with amounts of ${prices}`)}
  export const site: ShopFigures = ${JSON.stringify(site)};`;

function secondSiteFile({ site: { code, market, locale, language, label } }: NewSite): string {
  const names = JSON.stringify({ code, locale, language, label });
  return `
    import type { ShopFigures } from "../shop-site.ts";
    import { site as country } from "../${siteSlug(market)}/site.ts";

    export const site: ShopFigures = { ...country, ${names.slice(1)};`;
}

/** Returns the texts: those of the other site, with a marked copy of each that names its country, currency, taxes or company. */
function textsFile({ site, words }: NewSite, texts: SiteTexts, mark: Mark): string {
  const { mail, consent: _, ...others } = texts;
  const names = countryNames(allSites[words].site);
  const marked = (lines: string[]) => markedLines(site.code, lines);
  return `
    import { texts as words } from "../${siteSlug(words)}/texts.ts";
    import type { SiteTexts } from "../site-texts.ts";
    import { consent } from "./texts/consent.ts";

    export const texts: SiteTexts = {
      ...words,
      consent,
      mail: {
        ...words.mail,${marked(named({ ...mail, imprint: [] }, names, "words.mail"))}
        // ${mark("the company in mails")}
        imprint: ${JSON.stringify(mail.imprint)},
      },
${marked(named(others, names, "words"))}
    };`;
}

const markedLines = (code: string, lines: string[]) =>
  lines
    .map(
      (line) => `\n// ${markFor(code, "the country's names, currency, taxes or hours.")}\n${line},`,
    )
    .join("");

/**
 * Returns code for an object: copies of the texts that match `names`, and a spread of `source` for all others. A list is copied
 * whole.
 */
function named(texts: object, names: RegExp, source: string): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key);
    if (!JSON.stringify(value)?.match(names)) return [];
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return `${name}: ${JSON.stringify(value)}`;
    const from = name === key ? `${source}.${key}` : `${source}[${name}]`;
    return `${name}: { ...${from}, ${named(value, names, from).join(", ")} }`;
  });
}

/** Words of a footer that follow the law or the office hours of a country, whatever they name. */
const countryWords = ["serviceHours", "withdrawal", "withdraw"] as const;

function footerFile({ site, words }: NewSite, model: SiteFooter, mark: Mark): string {
  const { carriers, seals = {} } = model;
  const texts = countryWords.map((key) => `${key}: ${JSON.stringify(model.texts[key])}`);
  const own = named(model.texts, countryNames(allSites[words].site), "model.words").filter(
    (line) => !countryWords.some((key) => line.startsWith(`${key}:`)),
  );
  return `
    import { footer as model } from "../${siteSlug(words)}/footer.ts";
    import type { SiteFooter } from "../site-footer.ts";

    export const footer: SiteFooter = {
      ...model,
      // ${mark("carriers")}
      carriers: ${JSON.stringify(carriers)},
      // ${mark("seals")}
      seals: ${JSON.stringify(seals)},
      words: {
        ...model.words,${markedLines(site.code, [...texts, ...own])}
      },
    };`;
}

/** Copies all pages of a site, each from its folder or from that of a site whose pages it shows. */
async function pages({ site, words }: NewSite, mark: Mark): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const names = countryNames(allSites[words].site);
  for (const page of typedKeys(allSites[words].pages).filter(isTextPage)) {
    const sources = pageFolders(allSites[words]).map(
      (folder) => `shop/content/pages/${folder}/${page}.md`,
    );
    const text = await read(sources.find((path) => existsSync(join(projectFolder, path)))!);
    const found = [...new Set(text.match(names))].join(", ");
    const what = found ? `law, addresses and the names ${found}` : "law and addresses";
    files[`shop/content/pages/${site.code}/${page}.md`] = text.replace(
      "---\n",
      `---\n# ${mark(what)}\n`,
    );
  }
  return { ...(await blockPages({ site, words }, mark)), ...files };
}

const typedKeys = <Key extends string>(record: Partial<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

/** Returns the pages of blocks that the other site has, also those that it takes from a third one. */
async function blockPages(
  { site, words }: Pick<NewSite, "site" | "words">,
  mark: Mark,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of pageFolders(allSites[words]).toReversed())
    for (const path of globSync(`shop/content/content-pages/${folder}/*.yaml`, {
      cwd: projectFolder,
    }))
      files[`shop/content/content-pages/${site.code}/${basename(path)}`] =
        `# ${mark("companies, addresses and what is said of the country")}\n${await read(path)}`;
  return files;
}
