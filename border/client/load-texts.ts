import type { Site, SiteCode } from "../../shared/site.ts";
import { fillTexts } from "../../sites/site-content.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

const sites = import.meta.glob<Site>("../../sites/*/site.ts", { import: "site" });
const texts = import.meta.glob<SiteTexts>("../../sites/*/texts.ts", { import: "texts" });

/** Loads the words of a site, with its figures in them: few browsers render what needs other words than the page has. */
export async function loadTexts(code: SiteCode): Promise<SiteTexts> {
  const folder = `../../sites/${code.toLowerCase().replace("_", "-")}`;
  const [site, words] = await Promise.all([
    sites[`${folder}/site.ts`]!(),
    texts[`${folder}/texts.ts`]!(),
  ]);
  return fillTexts(words, site);
}
