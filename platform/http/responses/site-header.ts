import Type from "typebox";

/** The header with which a request names another site than that of its host, for example from a page of another team. */
export const SiteHeader = Type.Object({
  "x-hunter-site": Type.Optional(
    Type.String({ description: "Code of a site; that of the first site when unknown" }),
  ),
});
