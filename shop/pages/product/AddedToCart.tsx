import { cartPagePath } from "../../../border/border-paths.ts";
import Check from "@lucide/icons/icons/check";
import { useEffect, useRef } from "react";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import {
  itemAttributes,
  listAttributes,
  type DescribedItem,
} from "../../../platform/shared/item-attributes.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";

/** A product suggested to a shopper who has added another one. */
export interface SuggestedItem extends DescribedItem {
  url: string;
  /** Address of its picture without width and format. */
  picture: string;
}

export interface AddedToCartProps {
  /** The added product, "2 × Espresso, 250 g"; undefined when nothing was added. */
  what: string | undefined;
  /** Why nothing was added. */
  problem?: string;
  /** The shopper added it from another part of the page and stays there. */
  isElsewhere?: boolean;
  /** Address of its picture without width and format. */
  picture?: string;
  suggested: SuggestedItem[];
  texts: { added: string; toCart: string; related: string };
}

/**
 * Confirms what was added, and links to the cart and to other products, or explains why not. Scrolls into view, because it lies
 * below the button.
 */
export function AddedToCart({
  what,
  problem,
  isElsewhere = false,
  picture,
  suggested,
  texts,
}: AddedToCartProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem || (what && !isElsewhere)) root.current?.scrollIntoView({ block: "nearest" });
  }, [what, problem, isElsewhere]);
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
          problem && (
            <p className="kontor-notice" data-kind="error">
              {problem}
            </p>
          )
        )}
      </div>
      {what && suggested.length > 0 && (
        <section aria-labelledby="kontor-added">
          <h2 id="kontor-added">{texts.related}</h2>
          <ul {...listAttributes({ id: "added", name: texts.related })}>
            {suggested.map((product) => (
              <li key={product.url} {...itemAttributes(product)}>
                <a href={product.url}>
                  <EntryPicture base={product.picture} sizes="72px" />
                  <small>{product.name}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
