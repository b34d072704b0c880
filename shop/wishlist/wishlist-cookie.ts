/** The cookie with the wish list of a browser, by itself: the script of every page looks for it. */
export const wishlistCookie = "kontorWishes";
