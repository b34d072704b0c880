import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { itemAttributes } from "../../../platform/shared/item-attributes.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { wishlistPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { wishFields, type Wish, type WishStep } from "../../wishlist/wishlist-contract.ts";
import { PriceTag } from "../listing/PriceTag.tsx";

export interface WishRowProps {
  wish: Wish;
  product: ProductCard;
  site: Site;
  texts: Pick<SiteTexts, "cart" | "catalogue" | "wishlist">;
}

/** Renders a product of a wish list: its price, whether that fell since it was added, and what can be done with it. */
export function WishRow({ wish, product, site, texts }: WishRowProps) {
  const { wishlist, catalogue, cart } = texts;
  const { number, name, url, picture, price, availability, hasChoice } = product;
  const isAvailable = availability === "AVAILABLE";
  const addedOn = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  return (
    <li className="kontor-wish-row" {...itemAttributes({ ...product, id: String(number) })}>
      <div className="kontor-wish-row__picture">
        <Picture base={pictureBase(picture)} alt="" sizes="128px" maxWidth={320} />
      </div>
      <div className="kontor-wish-row__about">
        <h2>
          <a href={url}>{name}</a>
        </h2>
        <PriceTag
          price={product}
          content={product}
          site={site}
          texts={catalogue}
          isFrom={product.isFrom}
        />
        {price < wish.price && (
          <p className="kontor-wish-row__fell">
            {fill(wishlist.priceFell, {
              amount: formatMoney(wish.price - price, site),
              date: addedOn.format(wish.addedAt),
            })}
          </p>
        )}
        {!isAvailable && <p className="kontor-soft">{catalogue.availability[availability]}</p>}
      </div>
      <form className="kontor-actions" method="post" action={wishlistPaths.own}>
        <input type="hidden" name={wishFields.product} value={number} />
        {isAvailable &&
          (hasChoice ? (
            <Button href={url} aria-label={fill(catalogue.choose, { name })}>
              {wishlist.choose}
            </Button>
          ) : (
            step("cart", cart.add, `${cart.add}: ${name}`, "primary")
          ))}
        {step("remove", wishlist.remove, `${wishlist.remove}: ${name}`, "secondary")}
      </form>
    </li>
  );

  function step(value: WishStep, text: string, label: string, variant: "primary" | "secondary") {
    return (
      <Button
        type="submit"
        variant={variant}
        name={wishFields.step}
        value={value}
        aria-label={label}
      >
        {text}
      </Button>
    );
  }
}
