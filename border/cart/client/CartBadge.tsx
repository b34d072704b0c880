import ShoppingBag from "@lucide/icons/icons/shopping-bag";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { cartPagePath } from "../cart-contract.ts";
import type { GenericErrorText } from "../change-error-texts.ts";
import type { CartLinkTexts } from "./name-cart-link.ts";
import { scriptJson } from "../../../platform/ui/script-json.ts";

export interface CartBadgeProps {
  texts: GenericErrorText & CartLinkTexts;
}

/** Link to the cart. The browser fills in the count, since a cached header is the same for all shoppers. */
export function CartBadge({ texts }: CartBadgeProps) {
  return (
    <a className="kontor-header__link" href={cartPagePath}>
      <Icon icon={ShoppingBag} size={22} strokeWidth={1.6} />
      <span>{texts.cart}</span>{" "}
      <b
        className="kontor-header__count"
        data-kontor-cart-count
        // Outside React's control, so that hydration keeps what the browser has filled in.
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
      />
      <script
        type="application/json"
        data-kontor-cart-texts
        dangerouslySetInnerHTML={{ __html: forBrowser(texts) }}
      />
    </a>
  );
}

/** Texts are the same at every rendering, so their JSON is written once. */
const written = new WeakMap<CartBadgeProps["texts"], string>();

function forBrowser(texts: CartBadgeProps["texts"]): string {
  let json = written.get(texts);
  if (json === undefined) {
    const { cart, itemCount, changeError } = texts;
    json = scriptJson({ changeError, cart, itemCount });
    written.set(texts, json);
  }
  return json;
}
