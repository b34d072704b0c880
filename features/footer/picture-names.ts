import { footerIconNames, logoSources } from "./footer-contract.ts";

/** The names that there are for pictures, by the key that content names them with. */
export const pictureNames: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ["iconName", footerIconNames],
  ["source", Object.values(logoSources).flat()],
]);

/** Icons of the app stores: `appReferences` have these alone. */
export const storeIconNames = ["appleinc", "android"] as const;
