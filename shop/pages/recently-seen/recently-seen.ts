/** Products of a row of a wide layout. */
export const maxRecentlySeen = 4;

/** Marks where product pages show the products that a browser remembers; the home page shows them at its end. */
export const recentlySeenAttribute = "data-recently-seen";
