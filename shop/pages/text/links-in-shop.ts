import { inShop } from "../../../platform/client/shop-address.ts";

/** Returns the HTML of a text whose links and pictures have the addresses that this page needs. */
export const linksInShop = (html: string): string =>
  html.replaceAll(/(?<= (?:href|src)=")\/[^"]*/g, (address) => inShop(address));
