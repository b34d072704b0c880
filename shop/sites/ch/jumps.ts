import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { jumps as german } from "../de/jumps.ts";
import { pages as germanPages } from "../de/pages.ts";
import { pages } from "./pages.ts";

const {
  [germanPages.withdrawal]: right = [],
  [withdrawalPaths.form]: form = [],
  ...others
} = german;

export const jumps: Jumps = {
  ...others,
  [pages.withdrawal]: [...right, "Rückgaberecht"],
  [withdrawalPaths.form]: ["Artikel zurückgeben", ...form],
};
