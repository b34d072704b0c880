/**
 * Proofs that the sender of an order is no program with invented names, each stronger than the one before: none, a challenge that
 * the browser has solved, and an e-mail address that was confirmed by a code or by an account.
 */
const proofLevels = ["none", "work", "address"] as const;
export type ProofLevel = (typeof proofLevels)[number];

/** Limits of what one holder may have in orders that are neither paid nor sent. */
interface HoldLimit {
  /** Maximum number of all articles together. */
  pieces: number;
  /** In multiples of the amount up to which the site sells by invoice, so that it means the same in each currency. */
  value: number;
  /** The share of an article's stock. */
  share: number;
  /** Pieces of one article that are allowed whatever its stock is. */
  household: number;
}

/** Several shoppers share a network; a device, an e-mail address and an account have one owner. */
type HolderKind = "network" | "own";

const ordinary: HoldLimit = { pieces: 40, value: 1, share: 0.1, household: 10 };

/** Solved challenges let more people order from one network, and not one of them more. */
export const holdLimits: Record<ProofLevel, Record<HolderKind, HoldLimit>> = {
  none: { own: ordinary, network: ordinary },
  work: {
    own: ordinary,
    network: { pieces: 400, value: 10, share: 0.25, household: 15 },
  },
  address: {
    own: { pieces: 200, value: 5, share: 0.25, household: 20 },
    network: { pieces: 1_200, value: 30, share: 0.4, household: 30 },
  },
};

/** The largest share of an article's stock that a wide network may have, whose limits are multiples of these. */
const maxShare = 0.5;

/** Articles that a holder has, or that an order takes. */
export interface Holding {
  pieces: number;
  value: number;
  byArticle: ReadonlyMap<string, number>;
}

/** A subject that orders count for, with what it has in its open orders. */
export interface Holder {
  kind: HolderKind;
  /** Multiplies the limits, except those of a single article. It is above 1 for a network with many addresses. */
  factor: number;
  held: Holding;
}

/**
 * Returns the weakest proof with which the holders may have one more order; undefined when no proof suffices.
 * @param stock pieces of each article that are left before the order
 */
export const neededProof = (
  order: Holding,
  stock: ReadonlyMap<string, number>,
  holders: readonly Holder[],
): ProofLevel | undefined =>
  proofLevels.find((level) =>
    holders.every((holder) => fits(order, stock, holder, holdLimits[level][holder.kind])),
  );

function fits(
  order: Holding,
  stock: ReadonlyMap<string, number>,
  { factor, held }: Holder,
  limit: HoldLimit,
): boolean {
  if (held.pieces + order.pieces > limit.pieces * factor) return false;
  if (held.value + order.value > limit.value * factor) return false;
  const share = Math.min(limit.share * factor, maxShare);
  return [...order.byArticle].every(([tcm, quantity]) => {
    const before = held.byArticle.get(tcm) ?? 0;
    const all = before + (stock.get(tcm) ?? 0);
    return before + quantity <= Math.max(limit.household, share * all);
  });
}

/** Reports whether a proof is at least as strong as another. */
export const isProvedBy = (needed: ProofLevel, given: ProofLevel) =>
  proofLevels.indexOf(given) >= proofLevels.indexOf(needed);
