/** A subscription that a form of another page has just put into the cart. */
export interface AddedSubscription {
  /** Its id in the cart. */
  id: string;
  /** Pieces that the cart has more than before. */
  pieces: number;
}

const names = { id: "subscribed", pieces: "pieces" } as const;

/** Returns the query of the cart's page with which its tracking counts what was added; empty where nothing was. */
export const addedQuery = ({ id, pieces }: AddedSubscription): string =>
  pieces > 0 ? `?${new URLSearchParams({ [names.id]: id, [names.pieces]: String(pieces) })}` : "";

/** Reads such a query. */
export function addedIn(query: string): AddedSubscription | undefined {
  const given = new URLSearchParams(query);
  const [id, pieces] = [given.get(names.id), Number(given.get(names.pieces))];
  return id && Number.isSafeInteger(pieces) && pieces > 0 ? { id, pieces } : undefined;
}
