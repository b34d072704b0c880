import Type from "typebox";

/** The header of a request for another site than that of its host, such as from a page of another team. */
export const SiteHeader = Type.Object({
  "x-hunter-site": Type.Optional(Type.String({ description: "Code of a site; DE when unknown" })),
});
