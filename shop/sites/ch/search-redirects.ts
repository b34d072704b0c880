import { withdrawalPaths } from "../../shop-paths.ts";
import type { SearchRedirects } from "../../../border/search/search-contract.ts";
import { searchRedirects as german } from "../de/search-redirects.ts";
import { pages as germanPages } from "../de/pages.ts";
import { pages } from "./pages.ts";
import { texts } from "./texts.ts";

const {
  [germanPages.returns]: returns = [],
  [germanPages.withdrawal]: right = [],
  [withdrawalPaths.form]: form = [],
  ...others
} = german;

export const searchRedirects: SearchRedirects = {
  ...others,
  [pages.returns]: returns.filter((word) => word !== texts.withdrawal.withdraw),
  [pages.withdrawal]: [...right, "Rückgaberecht"],
  [withdrawalPaths.form]: [texts.withdrawal.withdraw, ...form],
};
