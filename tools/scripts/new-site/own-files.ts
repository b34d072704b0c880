import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../../server/project-folder.ts";
import { pageFolders } from "../../../shop/pages/text/static-pages.server.ts";
import { siteSlug, type SiteCode } from "../../../platform/shared/site.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SiteTexts } from "../../../shop/sites/site-texts.ts";
import { contentName } from "./lists-of-sites.ts";
import type { NewSite } from "./new-site.ts";

/** The pages that name the shop's company or the law of its country. */
const legalPages = ["imprint", "terms", "privacy", "withdrawal"];

/** Returns the files that a new site alone has, by path: its folder, its promotions, its legal pages. */
export async function ownFiles(added: NewSite): Promise<Record<string, string>> {
  const { site, words } = added;
  const folder = `shop/sites/${siteSlug(site.code)}`;
  const slug = siteSlug(words);
  const { texts } = await textsOf(words);
  return {
    [`${folder}/${siteSlug(site.code)}.ts`]: contentFile(added),
    [`${folder}/site.ts`]: added.isSecond ? secondSiteFile(added) : siteFile(added),
    [`${folder}/texts.ts`]: textsFile(slug, texts),
    [`${folder}/texts/consent.ts`]: `
      import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";
      import { consent as words } from "../../${slug}/texts/consent.ts";

      export const consent: ConsentTexts = words;`,
    [`${folder}/seller.ts`]: `
      import type { Seller } from "../../orders/seller-contract.ts";
      import { seller as model } from "../${slug}/seller.ts";

      // To check, the company and its account.
      export const seller: Seller = model;`,
    [`${folder}/footer.ts`]: footerFile(slug, words),
    [`${folder}/jumps.ts`]: `
      import type { Jumps } from "../../../border/search/search-contract.ts";
      import { jumps as words } from "../${slug}/jumps.ts";

      export const jumps: Jumps = words;`,
    [`shop/content/promotions/${site.code}.yaml`]: `# To check, taken over from ${words}.\n${await read(`shop/content/promotions/${words}.yaml`)}`,
    ...(await pages(site.code, words)),
  };
}

const read = (path: string) => readFile(join(projectFolder, path), "utf8");

/** Loads a site's texts, in which figures are placeholders still. */
const textsOf = (code: SiteCode) =>
  import(`../../../shop/sites/${siteSlug(code)}/texts.ts`) as Promise<{ texts: SiteTexts }>;

function contentFile({ site, words }: NewSite): string {
  const [slug, name] = [siteSlug(words), contentName(words)];
  return `
    import { ${name} } from "../${slug}/${slug}.ts";
    import type { SiteSource } from "../site-content.ts";
    import { footer } from "./footer.ts";
    import { jumps } from "./jumps.ts";
    import { seller } from "./seller.ts";
    import { site } from "./site.ts";
    import { texts } from "./texts.ts";

    export const ${contentName(site.code)}: SiteSource = {
      ...${name}, site, seller, texts, stores: [], footer, jumps, pagesFrom: "${words}" };`;
}

const siteFile = ({ site, words, prices }: NewSite) => `
  import type { SiteFigures } from "../../../platform/shared/site.ts";

  // To check, taken over from ${words}, amounts from ${prices}.
  export const site: SiteFigures = ${JSON.stringify(site)};`;

function secondSiteFile({ site: { code, market, locale, language, label } }: NewSite): string {
  const names = JSON.stringify({ code, locale, language, label });
  return `
    import type { SiteFigures } from "../../../platform/shared/site.ts";
    import { site as country } from "../${siteSlug(market)}/site.ts";

    export const site: SiteFigures = { ...country, ${names.slice(1)};`;
}

const textsFile = (slug: string, { mail }: SiteTexts) => `
  import { texts as words } from "../${slug}/texts.ts";
  import type { SiteTexts } from "../site-texts.ts";
  import { consent } from "./texts/consent.ts";

  export const texts: SiteTexts = {
    ...words,
    consent,
    // To check, the company and the law of its country.
    mail: { ...words.mail, imprint: ${JSON.stringify(mail.imprint)} },
  };`;

const footerFile = (slug: string, words: SiteCode) => `
  import { footer as model } from "../${slug}/footer.ts";
  import type { SiteFooter } from "../site-footer.ts";

  // To check, taken over from ${words}: write here what differs, such as carriers, means of payment, seals, Apple's store and taxes.
  export const footer: SiteFooter = { ...model };`;

/** Copies the legal pages of a site, from its folder or from that of the site whose pages it shows. */
async function pages(code: string, words: SiteCode): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const page of legalPages) {
    const sources = pageFolders(allSites[words]).map(
      (site) => `shop/content/pages/${site}/${page}.md`,
    );
    const source = sources.find((path) => existsSync(join(projectFolder, path)))!;
    files[`shop/content/pages/${code}/${page}.md`] = (await read(source)).replace(
      "---\n",
      `---\n# To check, taken over from ${words}.\n`,
    );
  }
  return files;
}
