/** The border's interface in a page (docs/embedding.md). */

/** An article for the cart: the number in the product's address; without `tcm` the product's first article. */
export interface ArticleToAdd {
  productId: string;
  tcm?: string;
  quantity: number;
}

/** The groups of data that shoppers may refuse. */
export type ConsentGroup = "statistics" | "functional" | "advertising";

export interface KontorPage {
  /** Set by a single-page host before the border's script. */
  spa?: boolean;
  /** Set by a single-page host: searches go through it. */
  router?: { navigate(url: string): void };
  /** Set by the border's script. Resolves to "" or to the reason of a failure in the shop's language. */
  cart?: { add(article: ArticleToAdd): Promise<string> };
  /** Tracks a business event of the page; rejects if a required field is missing. */
  track?(event: string, data: Record<string, unknown>): Promise<void>;
  /** Opens the consent settings; or a host's own tool, declared before the header. */
  consent?: { open(): unknown; allowed?: readonly ConsentGroup[] };
  /** How the host's tags are stopped when they are no longer allowed. */
  tags?: { id: string; names?: string[]; stop?(): void }[];
}

declare global {
  interface Window {
    kontor?: KontorPage;
  }
  interface WindowEventMap {
    /** The number of items in the cart. */
    "kontor:cart-data-changed": CustomEvent<{ count: number }>;
    /** To dispatch after the page changed the cart. */
    "kontor:cart-trigger-update": Event;
    /** To dispatch after a customer logged in or out without a new page. */
    "kontor:customer-changed": Event;
    /** To dispatch after the decision of the host's own consent tool changed. */
    "kontor:consent-changed": Event;
    "kontor:newsletter-subscribed": Event;
    /** The allowed groups, after each page load and each decision. */
    OneTrustGroupsUpdated: CustomEvent<string[]>;
  }
}
