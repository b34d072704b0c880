/** Products of a row of a wide layout. */
export const maxRecentlySeen = 4;

/** Marks where pages show the products that a browser remembers. Its value is their key in `localStorage`. */
export const recentlySeenAttribute = "data-recently-seen";
