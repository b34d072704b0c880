/** The addresses of this application; every other one that the border leads to is a page of the shop. */
export const pages = ["/page.html", "/offers", "/cached.html", "/cached/*"];
