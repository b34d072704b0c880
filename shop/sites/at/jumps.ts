import type { Jumps } from "../../../border/search/search-contract.ts";
import { jumps as german } from "../de/jumps.ts";
import { pages } from "../de/pages.ts";

/** Austrian law and many shoppers there say "Rücktritt" for withdrawal. */
export const jumps: Jumps = {
  ...german,
  [pages.withdrawal]: [...(german[pages.withdrawal] ?? []), "Rücktritt", "Rücktrittsrecht"],
};
