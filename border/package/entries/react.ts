export { BorderPart, type BorderPartProps } from "../react/BorderPart.tsx";
export type { ArticleToAdd, ConsentGroup, KontorPage } from "../react/kontor-page.ts";
export { shareParts, type SharedParts } from "../react/share-parts.ts";
export { useBorderRouter } from "../react/use-border-router.ts";
export { useCart, type HostCart } from "../react/use-cart.ts";
export { useConsent, type HostConsentState } from "../react/use-consent.ts";
export { useCustomer, type HostCustomer } from "../react/use-customer.ts";
