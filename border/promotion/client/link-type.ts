import { shopOrigin } from "../../../platform/client/shop-address.ts";

/** The type of a followed link, as named in reports. */
export type LinkType = "internal_link" | "external_link";

export const linkTypeOf = ({ origin }: HTMLAnchorElement): LinkType =>
  [location.origin, shopOrigin()].includes(origin) ? "internal_link" : "external_link";
