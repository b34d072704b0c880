import type { ConsentTexts } from "../border/consent/consent-contract.ts";
import { siteSlug, type SiteCode } from "../platform/shared/sites/site.ts";
import { fillTexts } from "./sites/site-content.ts";
import type { SiteTexts } from "./sites/site-texts.ts";
import type { ShopFigures } from "./sites/shop-site.ts";

const sites = import.meta.glob<ShopFigures>("./sites/*/site.ts", { import: "site" });
const texts = import.meta.glob<SiteTexts>("./sites/*/texts.ts", { import: "texts" });
const consents = import.meta.glob<ConsentTexts>("./sites/*/texts/consent.ts", {
  import: "consent",
});

const folderOf = (code: SiteCode) => `./sites/${siteSlug(code)}`;

/**
 * Loads the texts of a site, with its figures in them: few browsers render parts that need other texts than the page contains.
 */
export async function loadTexts(code: SiteCode): Promise<SiteTexts> {
  const folder = folderOf(code);
  const [site, words] = await Promise.all([
    sites[`${folder}/site.ts`]!(),
    texts[`${folder}/texts.ts`]!(),
  ]);
  return fillTexts(words, site);
}

/** Loads the texts of a site's consent banner. */
export const loadConsentTexts = (code: SiteCode): Promise<ConsentTexts> =>
  consents[`${folderOf(code)}/texts/consent.ts`]!();
