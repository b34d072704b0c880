import { parsed } from "../../../../platform/shared/foreign.ts";
import { isLike } from "../../../../platform/shared/content/is-like.ts";
import { cartOutboxKey } from "../../cart-contract.ts";
import type { CartArticle, CartChange, CartError, Subscription } from "../../cart-schema.ts";
import { isCartArticle, isCartChange } from "./read-cart.ts";

/** A pending change: the server has not answered it yet. */
export interface PendingChange {
  /** Idempotency key by which the server recognises a repeated change. */
  key: string;
  change: CartChange;
  /** Time of the shopper's action, in milliseconds since 1970. */
  at: number;
  /** Data of the entry that it restores. */
  known?: CartArticle | Subscription;
  /** Set once a request was sent: the server may have made the change, so no newer change replaces it. */
  isSent?: boolean;
  /** Reason of the refusal, stored just before the change is removed, so that other tabs learn of it. */
  error?: CartError;
}

/** Parses an item of the storage; undefined when this release does not understand it. */
export function pendingChangeIn(
  name: string,
  text: string | null | undefined,
): PendingChange | undefined {
  const item = parsed(text);
  return isPendingChange(item) && name === cartOutboxKey + item.key ? item : undefined;
}

const isPendingChange = (item: unknown): item is PendingChange =>
  isLike(item, { key: "", at: 0, change: {} }) &&
  isCartChange(item.change) &&
  (!("known" in item) || isCartArticle(item.known)) &&
  (!("error" in item) || isLike(item.error, { error: "" }));
