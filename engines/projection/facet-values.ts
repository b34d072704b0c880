import type { StoredAttribute } from "./stored-attribute.ts";

/** Encodes a facet value for the database: "roast:dark". */
export const facetValue = (facet: string, word: string) => `${facet}:${word}`;

/** Returns the parameter of an attribute in addresses. */
export const facetName = (key: string, { facet }: Pick<StoredAttribute, "facet">) =>
  facet?.name ?? key;

/** Returns the word for a range of numbers: "5-6". */
export const rangeWord = ([from, to]: [number, number]) => `${from}-${to}`;
