import type { Language } from "../../../../shared/site.ts";

/** Where a name of several words has its noun: before or behind the adjectives. What follows a preposition is no part of it. */
const nounPlaces: Record<Language, "first" | "last"> = {
  de: "last",
  fr: "first",
  pl: "first",
  cs: "last",
  hu: "last",
  sk: "last",
  tr: "last",
};

export const isNounFirst = (language: Language): boolean => nounPlaces[language] === "first";
