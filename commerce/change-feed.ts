import type { EngineId } from "./scope.ts";

/** Reports what changed in the engine, so that the shop follows it without reading everything again. */
export interface ChangeFeed {
  /** Milliseconds from a commit in the engine until `since` reports it, at most. */
  delay: number;
  /**
   * Returns at most 1,000 changes after a cursor, as soon as there are any or after `waitMs`; each at least once, in any order.
   * Without a cursor it returns the present one. `isReset` answers a cursor of another engine, of a time that a restored backup has
   * undone, or from which there are too many changes: then everything is read again.
   */
  since(cursor: string | undefined, waitMs: number): Promise<Changes>;
}

export interface Changes {
  changes: Change[];
  /** Where the next call goes on. */
  cursor: string;
  isReset?: true;
}

/** A product or category that is different now, or gone. Prices and stock are part of their product. */
export interface Change {
  of: "product" | "category";
  id: EngineId;
}
