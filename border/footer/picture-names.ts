import { footerIconNames, logoSources } from "./footer-contract.ts";

/** The known names of pictures, by the key under which content names them. */
export const footerPictureNames: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ["iconName", footerIconNames],
  ["source", Object.values(logoSources).flat()],
]);

/** Icons of the app stores; `appReferences` accepts only these. */
export const storeIconNames = ["appleinc", "android"] as const;
