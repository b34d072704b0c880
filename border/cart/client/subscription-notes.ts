/** Sentences about the subscriptions in a cart, from a shop that asks for more choices than the cart has. */
export interface SubscriptionNotes {
  /** The choices for an entry, by its key, and the link that leads back to them. */
  entries: Record<string, { text: string; change: string; url: string }>;
  /** The amount that is paid at once, where some begin later: `text` of the page's cart, `changed` once that was changed. */
  today?: { revision: number; text: string; changed: string };
}
