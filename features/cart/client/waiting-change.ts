import { cartOutboxKey } from "../cart-contract.ts";
import type { CartArticle, CartChange, CartError, Subscription } from "../cart-schema.ts";
import { isCartArticle, isCartChange, isLike, parsed } from "./read-foreign.ts";

/** A change that the server has not answered yet. */
export interface WaitingChange {
  /** By it the server recognises a repeated change. */
  key: string;
  change: CartChange;
  /** When the shopper asked for it, in milliseconds since 1970. */
  at: number;
  /** What it restores. */
  known?: CartArticle | Subscription;
  /** A request was made, so that the server may have done it: no newer change replaces it. */
  isSent?: boolean;
  /** Why it was refused: the last that other tabs learn of it. */
  error?: CartError;
}

/** Reads an item of the storage; undefined when it is none that this release understands. */
export function waitingChangeIn(
  name: string,
  text: string | null | undefined,
): WaitingChange | undefined {
  const item = parsed(text);
  return isWaitingChange(item) && name === cartOutboxKey + item.key ? item : undefined;
}

const isWaitingChange = (item: unknown): item is WaitingChange =>
  isLike(item, { key: "", at: 0, change: {} }) &&
  isCartChange(item.change) &&
  (!("known" in item) || isCartArticle(item.known)) &&
  (!("error" in item) || isLike(item.error, { error: "" }));
