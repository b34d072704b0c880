import type { Jumps } from "../../../border/search/search-contract.ts";
import { jumps as german } from "../de/jumps.ts";

const withdrawalPath = "/widerruf-s400007322.html";

/** Austrian law and many shoppers there say "Rücktritt" for withdrawal. */
export const jumps: Jumps = {
  ...german,
  [withdrawalPath]: [...(german[withdrawalPath] ?? []), "Rücktritt", "Rücktrittsrecht"],
};
