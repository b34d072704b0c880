import type { ShopFigures } from "../shop-site.ts";
import { site as german } from "../ch/site.ts";

/** Switzerland's figures, in French. */
export const site: ShopFigures = {
  ...german,
  code: "CH_FR",
  locale: "fr-CH",
  language: "fr",
  label: "Suisse",
  postalCode: { ...german.postalCode, example: "1003" },
  community: { isCheckedFirst: true, showsExamples: true, reportMonths: 12 },
};
