import Check from "@lucide/icons/icons/check";
import { useEffect, useRef, type ReactNode } from "react";
import { cartPagePath } from "../../features/cart/cart-contract.ts";
import { EntryPicture } from "../../features/cart/client/EntryPicture.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** A product that is suggested to a shopper who has added another one. */
export interface SuggestedProduct {
  name: string;
  url: string;
  /** Address of its picture without width and format. */
  picture: string;
}

export interface AddedToCartProps {
  /** What was added, "2 × Espresso, 250 g"; undefined when nothing was. */
  what: string | undefined;
  /** Address of its picture without width and format. */
  picture?: string;
  suggested: SuggestedProduct[];
  texts: { added: string; toCart: string; related: string };
  /** Why nothing was added. */
  children?: ReactNode;
}

/** Confirms what was added, and leads to the cart and to other products. Scrolls into view, for it lies below the button. */
export function AddedToCart({ what, picture, suggested, texts, children }: AddedToCartProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what) root.current?.scrollIntoView({ block: "nearest" });
  }, [what]);
  return (
    <div ref={root} className="kontor-added">
      <div role="status">
        {what ? (
          <div className="kontor-notice" data-kind="good">
            {picture && <EntryPicture base={picture} sizes="72px" />}
            <Icon icon={Check} size={18} />
            <div>
              <p>
                <strong>{texts.added}</strong>
              </p>
              <p>{what}</p>
            </div>
            <Button variant="secondary" href={cartPagePath}>
              {texts.toCart}
            </Button>
          </div>
        ) : (
          children
        )}
      </div>
      {what && suggested.length > 0 && (
        <section aria-labelledby="kontor-added">
          <h2 id="kontor-added">{texts.related}</h2>
          <ul>
            {suggested.map(({ name, url, picture: base }) => (
              <li key={url}>
                <a href={url}>
                  <EntryPicture base={base} sizes="72px" />
                  <small>{name}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
