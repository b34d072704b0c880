import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { jumps as german } from "../de/jumps.ts";
import { pages as germanPages } from "../de/pages.ts";
import { pages } from "./pages.ts";
import { texts } from "./texts.ts";

const {
  [germanPages.returns]: returns = [],
  [germanPages.withdrawal]: right = [],
  [withdrawalPaths.form]: form = [],
  ...others
} = german;

export const jumps: Jumps = {
  ...others,
  [pages.returns]: returns.filter((word) => word !== texts.withdrawal.withdraw),
  [pages.withdrawal]: [...right, "Rückgaberecht"],
  [withdrawalPaths.form]: [texts.withdrawal.withdraw, ...form],
};
