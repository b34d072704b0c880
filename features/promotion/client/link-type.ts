/** What kind of link was followed, in the words of the reports. */
export type LinkType = "internal_link" | "external_link";

export const linkTypeOf = ({ origin }: HTMLAnchorElement): LinkType =>
  origin === location.origin ? "internal_link" : "external_link";
