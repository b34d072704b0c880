/** The type of a followed link, as named in reports. */
export type LinkType = "internal_link" | "external_link";

export const linkTypeOf = ({ origin }: HTMLAnchorElement): LinkType =>
  origin === location.origin ? "internal_link" : "external_link";
