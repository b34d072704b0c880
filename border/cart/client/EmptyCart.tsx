import { Button } from "../../../platform/ui/Button.tsx";
import type { CartTexts } from "../cart-contract.ts";

/** Replaces an empty cart with a link to the shop. */
export function EmptyCart({ texts }: { texts: CartTexts }) {
  return (
    <div className="kontor-cart__empty">
      <svg aria-hidden viewBox="0 0 160 140" width={160} height={140}>
        <ellipse cx="80" cy="126" rx="62" ry="8" />
        <path d="M42 46h76l9 78a6 6 0 0 1-6 6H39a6 6 0 0 1-6-6z" />
        <path d="M60 62V38a20 20 0 0 1 40 0v24" />
      </svg>
      <h2>{texts.empty}</h2>
      <p>{texts.emptyHint}</p>
      <Button href="/">{texts.continueShopping}</Button>
    </div>
  );
}
