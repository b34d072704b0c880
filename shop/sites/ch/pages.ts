import { slugs } from "../de/pages.ts";
import { pagePaths } from "../page-paths.ts";

/** Switzerland has no right of withdrawal: the page says what the shop grants of its own accord. */
export const pages = pagePaths({ ...slugs, withdrawal: "rueckgaberecht" });
