import type { Field } from "./search-fields.ts";

/** How a typed word matches a word of a document. */
export const matchKinds = [
  /** As the very word. */
  "exact",
  /** As a whole word, in any of its forms. */
  "whole",
  /** As the whole last word of a compound: "maschine" in "kaffeemaschine". */
  "tail",
  /** As its beginning. */
  "beginning",
  /** As the beginning of the last word of a compound: "masch" in "kaffeemaschine". */
  "tail beginning",
] as const;
export type MatchKind = (typeof matchKinds)[number];

interface Tier {
  kind: MatchKind;
  field: Field | "name";
}

/** The ways in which a word may match, best first; a tier is its place. Within a tier documents are ordered by popularity. */
export const tierList: Tier[] = [
  { kind: "whole", field: "type" },
  { kind: "tail", field: "type" },
  { kind: "whole", field: "head" },
  { kind: "tail", field: "head" },
  { kind: "exact", field: "name" },
  { kind: "whole", field: "name" },
  { kind: "whole", field: "modifier" },
  { kind: "whole", field: "attribute" },
  { kind: "beginning", field: "type" },
  { kind: "beginning", field: "head" },
  { kind: "beginning", field: "name" },
  { kind: "tail", field: "name" },
  { kind: "tail beginning", field: "type" },
  { kind: "tail beginning", field: "name" },
  { kind: "tail", field: "attribute" },
  { kind: "beginning", field: "attribute" },
  { kind: "whole", field: "purpose" },
  { kind: "beginning", field: "modifier" },
  { kind: "beginning", field: "purpose" },
  { kind: "whole", field: "mention" },
  { kind: "beginning", field: "mention" },
];

export const tierOf = (kind: MatchKind, field: Tier["field"]): number =>
  tierList.findIndex((tier) => tier.kind === kind && tier.field === field);

export const lastTier = tierList.length - 1;
/** Up to here a word says what the document is. */
export const lastTypeTier = tierOf("tail", "head");
/** Up to here it says what the document has. */
export const lastWholeTier = tierOf("whole", "attribute");
/** Up to here it says something of what the document is called; behind, what it is for, and mere mentions. */
export const lastOwnTier = tierOf("beginning", "attribute");
/** Behind it stand what lacks some of the words or is of the same kind, and then what the rest of the tiers finds. */
export const similarTier = lastOwnTier + 0.5;
/** Behind are mere mentions. */
export const lastMatch = tierOf("beginning", "purpose");
/** What is similar to what is no match itself. */
export const worstTier = tierList.length;

/** Whether a hit is not quite what was searched for. */
export const isAlternative = (tier: number): boolean => tier === similarTier || tier > lastMatch;
