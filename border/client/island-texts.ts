import type { BorderTexts } from "../border-site.ts";
import { miniCartTextKeys, type MiniCartTexts } from "../cart/client/mini-cart/mini-cart-props.ts";

/**
 * Returns the texts of the border's islands, by name. Most shoppers use none of these parts: a site's texts are a script of their own,
 * which browsers load with the first island they hydrate.
 */
export const islandTexts = ({ cart, navigation, newsletter, search }: BorderTexts) => ({
  MiniCart: Object.fromEntries(miniCartTextKeys.map((key) => [key, cart[key]])) as MiniCartTexts,
  Menu: navigation,
  NewsletterForm: newsletter.form,
  SearchBox: search,
});
