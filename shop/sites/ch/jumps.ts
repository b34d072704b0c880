import type { Jumps } from "../../../border/search/search-contract.ts";
import { jumps as german } from "../de/jumps.ts";
import { pages as germanPages } from "../de/pages.ts";
import { pages } from "./pages.ts";

const { [germanPages.withdrawal]: withdrawal = [], ...others } = german;

export const jumps: Jumps = {
  ...others,
  [pages.withdrawal]: [...withdrawal, "Rückgaberecht"],
};
