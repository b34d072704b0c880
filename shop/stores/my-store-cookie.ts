/** The cookie with the store that a shopper chose, by itself: the script of every page looks for it. */
export const myStoreCookie = "kontorStore";
