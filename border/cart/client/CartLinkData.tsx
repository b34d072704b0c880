import { scriptJson } from "../../../platform/ui/script-json.ts";
import type { GenericErrorText } from "../cart-rules.ts";
import type { CartLinkTexts } from "./mini-cart/name-cart-link.ts";

interface CartLinkDataProps {
  texts: GenericErrorText & CartLinkTexts;
}

/**
 * Texts that scripts need before the mini cart is hydrated, as JSON. They stand beside its island: React in the browser may write no
 * script, since pages' policies forbid it.
 */
export const CartLinkData = ({ texts }: CartLinkDataProps) => (
  <script
    type="application/json"
    data-kontor-cart-texts
    dangerouslySetInnerHTML={{ __html: jsonOf(texts) }}
  />
);

/** Texts are the same at every rendering, so their JSON is written once. */
const written = new WeakMap<CartLinkDataProps["texts"], string>();

function jsonOf(texts: CartLinkDataProps["texts"]): string {
  let json = written.get(texts);
  if (json === undefined) {
    const { cart, itemCount, changeError } = texts;
    json = scriptJson({ changeError, cart, itemCount });
    written.set(texts, json);
  }
  return json;
}
