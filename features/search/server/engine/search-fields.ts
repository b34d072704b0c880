/** What the words of a document say of it, the best first. The words of its name are kept apart. */
export const fields = [
  /** Each says alone what it is: "lampe", "stehlampe". */
  "type",
  /** Part of several words that say what it is: "moulin" of "moulin à café". */
  "head",
  /** What such words add: "café" of "moulin à café". */
  "modifier",
  /** Colours, materials, sizes, properties and the names of categories. */
  "attribute",
  /** What it is for or belongs to: the machine that a filter is for. */
  "purpose",
  /** Mentioned in its description. */
  "mention",
] as const;

export type Field = (typeof fields)[number];
