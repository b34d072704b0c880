/** The addresses of this application; every other one that the border leads to is a page of the shop. */
const ownPages = ["/page.html", "/offers"];

export const isOwnPage = (address: string) => ownPages.includes(address.split(/[?#]/)[0]!);
