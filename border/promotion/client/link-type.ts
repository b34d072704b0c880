import { inShop } from "../../../platform/client/shop-address.ts";

/** The type of a followed link, as named in reports. */
export type LinkType = "internal_link" | "external_link";

export const linkTypeOf = ({ origin }: HTMLAnchorElement): LinkType =>
  [location.origin, new URL(inShop("/"), location.href).origin].includes(origin)
    ? "internal_link"
    : "external_link";
