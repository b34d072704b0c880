import type { SearchRedirects } from "../../../border/search/search-contract.ts";
import { searchRedirects as german } from "../de/search-redirects.ts";
import { pages } from "../de/pages.ts";

/** Austrian law and many shoppers there say "Rücktritt" for withdrawal. */
export const searchRedirects: SearchRedirects = {
  ...german,
  [pages.withdrawal]: [...(german[pages.withdrawal] ?? []), "Rücktritt", "Rücktrittsrecht"],
};
