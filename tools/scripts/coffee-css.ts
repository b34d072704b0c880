import { brand, design } from "../../shop/brand.ts";
import { cssOptions } from "./css-options.ts";

/** The style sheet options of the coffee shop's builds. */
export const css = cssOptions(brand, design);
