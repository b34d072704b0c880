import type { SearchField } from "../index/search-document.ts";

/** How a typed word matches a word of a document. */
export const matchKinds = [
  /** The exact word. */
  "exact",
  /** The whole word, in any of its forms. */
  "whole",
  /** The whole last word of a compound: "maschine" in "kaffeemaschine". */
  "tail",
  /** The beginning of the word. */
  "beginning",
  /** The beginning of the last word of a compound: "masch" in "kaffeemaschine". */
  "tail beginning",
] as const;
export type MatchKind = (typeof matchKinds)[number];

interface Tier {
  kind: MatchKind;
  field: SearchField | "name";
}

/**
 * The ways in which a word may match, best first; a tier is an index into this list. Within a tier documents are ordered by
 * popularity.
 */
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
/** Up to this tier a word says what the document is. */
export const lastTypeTier = tierOf("tail", "head");
/** Up to this tier a word describes an attribute of the document. */
export const lastWholeTier = tierOf("whole", "attribute");
/** Up to this tier a word belongs to the document's own name or attributes; later tiers are its purpose and mere mentions. */
export const lastOwnTier = tierOf("beginning", "attribute");
/** After this tier come documents that lack some of the words or are of the same kind, and then those of the remaining tiers. */
export const similarTier = lastOwnTier + 0.5;
/** Later tiers are mere mentions. */
export const lastMatch = tierOf("beginning", "purpose");
/** The tier of documents similar to a hit that is not a match itself. */
export const worstTier = tierList.length;

/** Whether a hit is not quite what was searched for. */
export const isAlternative = (tier: number): boolean => tier === similarTier || tier > lastMatch;
