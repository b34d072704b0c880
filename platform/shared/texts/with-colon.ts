import type { Site } from "../sites/site.ts";

/** Ends the name of a value with a colon, before which French has a space at which no line breaks. */
export const withColon = (name: string, { language }: Pick<Site, "language">): string =>
  language === "fr" ? `${name}\u00a0:` : `${name}:`;
