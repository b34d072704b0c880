import Type, { type Static } from "typebox";

const optional = Type.Optional(Type.String());

/** A node's teasers as the database stores them, in the site's language. Each leads to one of the first three. */
export const StoredTeasers = Type.Object({
  title: Type.String(),
  list: Type.Array(
    Type.Object({
      category: optional,
      themeworld: optional,
      href: optional,
      title: optional,
      target: optional,
      picture: optional,
      alt: optional,
      badges: Type.Array(Type.String()),
      kontorCard: Type.Boolean(),
      headline: optional,
      subline: optional,
    }),
  ),
});
export type StoredTeasers = Static<typeof StoredTeasers>;
