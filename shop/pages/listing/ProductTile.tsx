import { cartPagePath } from "../../../border/border-paths.ts";
import Plus from "@lucide/icons/icons/plus";
import Star from "@lucide/icons/icons/star";
import { Fragment, type ReactNode } from "react";
import { type CartTexts } from "../../../border/cart/cart-contract.ts";
import { ChangeFields } from "../../../border/cart/client/ChangeForm.tsx";
import {
  itemAttributes,
  listAttributes,
  type DescribedList,
} from "../../../platform/shared/item-attributes.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { maxRating } from "../../../platform/ui/Rating.tsx";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { shownMean } from "../reviews/shown-mean.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { PriceTag, Saving } from "./PriceTag.tsx";
import { chooseAttribute } from "../variants/choose-attribute.ts";

/** Words that only some lists have for a product. */
export interface TileDetails {
  /** On the picture. */
  mark?: string;
  /** Below the prices. */
  note?: string;
}

export interface ProductTileProps {
  product: ProductCard;
  site: Pick<Site, "locale" | "currency">;
  texts: {
    catalogue: CatalogueTexts;
    cart: Pick<CartTexts, "add" | "added">;
    reviews: Pick<ReviewTexts, "rating">;
  };
  /** Parameters of the link, such as the search that found the product. */
  query?: string;
  /** Address to which the browser reports a click. */
  ping?: string;
  details?: TileDetails;
  /** "high" loads the picture at once, "low" after scripts and fonts, although it may be within the first view. */
  priority?: "high" | "low";
}

/**
 * Renders a product in a list: one link with picture, name and price, and a button that adds it to the cart. Where there are variants
 * to choose from, a link in its place leads to the product's page; a script shows them in a sheet instead.
 */
export function ProductTile({
  product,
  site,
  texts: { catalogue: texts, cart, reviews },
  query,
  ping,
  details,
  priority,
}: ProductTileProps) {
  const { number, name, lead, url, picture, availability, was, isNew, isFrom, rating } = product;
  const isSoldOut = availability === "SOLDOUT";
  const href = query ? `${url}?${query}` : url;
  return (
    <article
      className="kontor-tile"
      data-sold-out={isSoldOut || undefined}
      {...itemAttributes({ ...product, id: String(number) })}
    >
      <div className="kontor-tile__picture">
        <Picture
          base={pictureBase(picture)}
          alt=""
          sizes="(width < 768px) 44vw, min(29vw, 320px)"
          maxWidth={640}
          priority={priority}
        />
      </div>
      <h3 className="kontor-tile__name">
        <a href={href} ping={ping}>
          {name}
        </a>
      </h3>
      <p className="kontor-tile__lead">{lead}</p>
      <PriceTag
        price={product}
        content={product}
        site={site}
        texts={texts}
        isFrom={isFrom}
        isInTile
        note={details?.note}
      >
        {rating && <TileRating rating={rating} locale={site.locale} label={reviews.rating} />}
      </PriceTag>
      {(isSoldOut || was !== null || isNew || details?.mark) && (
        <p className="kontor-tile__marks">
          {isSoldOut && <span data-sold-out>{texts.availability[availability]}</span>}
          <Saving price={product} site={site} />
          {isNew && <span>{texts.isNew}</span>}
          {details?.mark && <span>{details.mark}</span>}
        </p>
      )}
      {availability === "AVAILABLE" && (product.hasChoice ? choose() : add())}
    </article>
  );

  function choose() {
    return (
      <a
        className="kontor-tile__add"
        href={href}
        aria-label={fill(texts.choose, { name })}
        {...{ [chooseAttribute]: number }}
      >
        <Icon icon={Plus} size={22} />
      </a>
    );
  }

  function add() {
    return (
      <form className="kontor-tile__add" method="post" action={cartPagePath} data-kontor-add>
        <ChangeFields change={{ addArticle: { productId: String(number), quantity: 1 } }} />
        <output data-added={cart.added} />
        <button type="submit" aria-label={`${cart.add} ${name}`}>
          <Icon icon={Plus} size={22} />
        </button>
      </form>
    );
  }
}

/** Renders the mean of a product's stars, and how many reviews it has. */
const TileRating = ({
  rating: { mean, count },
  locale,
  label,
}: {
  rating: NonNullable<ProductCard["rating"]>;
  locale: string;
  label: string;
}) => {
  const value = shownMean(mean, locale);
  return (
    <span className="kontor-price__unit">
      <span role="img" aria-label={fill(label, { value, max: maxRating })}>
        <Icon icon={Star} size={16} /> {value}
      </span>{" "}
      ({numberFormat(locale).format(count)})
    </span>
  );
};

/** Products in a row of the narrowest layout. */
const minColumns = 2;

/** Renders tiles in as many columns as fit. */
export function ProductGrid({
  id,
  products,
  list,
  priority,
  offer,
  pingOf,
  detailsOf,
  ...rest
}: Omit<ProductTileProps, "product" | "ping" | "details" | "priority"> & {
  /** Id that links to the list use. */
  id?: string;
  products: ProductCard[];
  /** The list as tracking names it. */
  list: DescribedList;
  /** Returns the address to which the browser reports a click, by the product's index. */
  pingOf?: (index: number) => string;
  /** Returns what only this list says of a product. */
  detailsOf?: (product: ProductCard) => TileDetails;
  /** Number of pictures that load before all else: those of the first row on a phone. Without it none is expected in the first view. */
  priority?: number;
  /** The place for an offer, shown after the first row. */
  offer?: ReactNode;
}) {
  return (
    <ul id={id} tabIndex={id ? -1 : undefined} className="kontor-grid" {...listAttributes(list)}>
      {products.map((product, index) => (
        <Fragment key={product.number}>
          {index === Math.min(minColumns, products.length - 1) && offer && (
            <li className="kontor-grid__offer">{offer}</li>
          )}
          <li>
            <ProductTile
              {...rest}
              product={product}
              ping={pingOf?.(index)}
              details={detailsOf?.(product)}
              priority={priority ? (index < priority ? "high" : "low") : undefined}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
