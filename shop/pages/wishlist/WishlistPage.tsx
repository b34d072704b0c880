import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { listAttributes } from "../../../platform/shared/item-attributes.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { wishlistPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { keptWishlistDays } from "../../wishlist/browser-wishes.ts";
import { wishFields, type Wish } from "../../wishlist/wishlist-contract.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { EmptyState, PopularProducts } from "../document/EmptyState.tsx";
import { WishRow } from "./WishRow.tsx";

export interface WishlistPageProps {
  site: Site;
  texts: SiteTexts;
  wishes: { wish: Wish; product: ProductCard }[];
  /** Number of products in the list that the site no longer sells. */
  notSold: number;
  /** How long the list stays. */
  kept: "account" | "browser" | "visit";
  /** The address at which others see the list, while it is shared. */
  sharedUrl?: string;
  /** Why the last change was not made. */
  alert?: string;
  /** Popular products, which follow an empty list. */
  popular?: ProductCard[];
}

/** Renders the shopper's wish list. */
export function WishlistPage({
  site,
  texts,
  wishes,
  notSold,
  kept,
  sharedUrl,
  alert,
  popular = [],
}: WishlistPageProps) {
  const { wishlist, catalogue } = texts;
  return (
    <div className="kontor-page kontor-wishlist">
      <Breadcrumb label={catalogue.breadcrumb} path={[]} current={wishlist.title} />
      <div className="kontor-intro">
        <h1>{wishlist.title}</h1>
        {wishes.length > 0 && <p>{wishlist.intro}</p>}
      </div>
      {alert && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{alert}</p>
        </div>
      )}
      {wishes.length > 0 ? (
        <>
          <ul
            className="kontor-wishlist__rows"
            {...listAttributes({ id: "wishlist", name: wishlist.title })}
          >
            {wishes.map((each) => (
              <WishRow key={each.wish.product} {...each} site={site} texts={texts} />
            ))}
          </ul>
          <p className="kontor-soft">{fill(wishlist.kept[kept], { days: keptWishlistDays })}</p>
        </>
      ) : (
        <EmptyState drawing="wishes" {...wishlist.empty}>
          <Button href="/">{wishlist.toProducts}</Button>
        </EmptyState>
      )}
      {notSold > 0 && (
        <p className="kontor-soft">{plural(wishlist.notSold, notSold, site.locale)}</p>
      )}
      {wishes.length > 0 && <ShareForm texts={wishlist.share} url={sharedUrl} />}
      <PopularProducts site={site} texts={texts} products={popular} />
    </div>
  );
}

function ShareForm({ texts, url }: { texts: SiteTexts["wishlist"]["share"]; url?: string }) {
  return (
    <section className="kontor-panel" aria-labelledby="kontor-share">
      <h2 id="kontor-share">{texts.title}</h2>
      <p>{texts.text}</p>
      <form className="kontor-form" method="post" action={wishlistPaths.own}>
        {url && (
          <TextField
            id="kontor-shared-address"
            label={texts.address}
            defaultValue={url}
            readOnly
            translate="no"
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          name={wishFields.step}
          value={url ? "unshare" : "share"}
        >
          {url ? texts.end : texts.button}
        </Button>
      </form>
    </section>
  );
}
