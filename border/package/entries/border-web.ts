export type { WebSettings as BorderSettings } from "../core/border-settings.ts";
export type { PageChoice } from "../core/known-choice.ts";
export type { FragmentChoice, PartOption, PartPlatform } from "../core/fragment-options.ts";
export type { TextStore } from "../core/fragment-store.ts";
export { supportedContract } from "../core/load-fragment.ts";
export { withNonce } from "../core/nonce.ts";
export type { PageRequest } from "../core/preview-cookie.ts";
export type { OnProblem } from "../core/problems.ts";
export type { FetchClient } from "../core/shop-fetch.ts";
export { isShopPath } from "../core/shop-paths.ts";
export {
  connectWebBorder as connectBorder,
  type PageParts,
  type WebBorder,
} from "../core/web-border.ts";
export { isWhole } from "../core/whole-fragment.ts";
