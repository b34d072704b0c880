import { pageFolders } from "../../shop/pages/text/static-pages.server.ts";
import { readContentPages } from "../../shop/content-pages/server/read-content-pages.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { textPageNumbers } from "../../shop/sites/page-paths.ts";
import { shopFiles } from "./content-files.ts";
import { shopPictures } from "./shop-pictures.ts";
import { withoutMistakes } from "./without-mistakes.ts";

/** Reads the pages of blocks of all sites, which may refer to any product, category and form. */
export async function shopContentPages() {
  const files = await shopFiles("content-pages");
  const sites = Object.values(allSites).map((content) => ({
    site: content.site,
    folders: pageFolders(content),
  }));
  const known = {
    pictures: new Set((await shopPictures()).keys()),
    products: { has: () => true },
    categories: { has: () => true },
    forms: { has: () => true },
    textPages: textPageNumbers,
  };
  return withoutMistakes((mistakes) => readContentPages(files, sites, known, mistakes));
}
