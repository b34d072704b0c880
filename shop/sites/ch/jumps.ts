import type { Jumps } from "../../../border/search/search-contract.ts";
import { jumps as german } from "../de/jumps.ts";

const { "/widerruf-s400007322.html": withdrawal = [], ...others } = german;

/** Switzerland has no right of withdrawal; what the shop grants of its own accord has another address. */
export const jumps: Jumps = {
  ...others,
  "/rueckgaberecht-s400007322.html": [...withdrawal, "Rückgaberecht"],
};
