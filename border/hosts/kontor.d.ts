/** The part of the border's interface in a page that the examples in TypeScript use (docs/embedding.md). */
interface Window {
  kontor?: {
    /** Set by a single-page host. */
    spa?: boolean;
    /** Set by a single-page host: searches go through it. */
    router?: { navigate(url: string): void };
    /** Set by the border's script. */
    cart?: { add(article: { productId: string; quantity: number }): Promise<string> };
  };
}

interface WindowEventMap {
  "kontor:cart-data-changed": CustomEvent<{ count: number }>;
}
