import Ruler from "@lucide/icons/icons/ruler";
import Undo2 from "@lucide/icons/icons/undo-2";
import { changeErrorTextKeys } from "../../../border/cart/cart-rules.ts";
import { Island } from "../../../border/client/Island.tsx";
import { itemAttributes } from "../../../platform/shared/item-attributes.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Article, ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { ProductReviews, type ShownReviews } from "../reviews/ProductReviews.tsx";
import { RatingLink } from "../reviews/RatingLink.tsx";
import { ProductQuestions, type ShownQuestions } from "../community/ProductQuestions.tsx";
import { SoldOutForm } from "../restock/SoldOutForm.tsx";
import { recentlySeenAttribute } from "../recently-seen/recently-seen.ts";
import { WishButton } from "../wishlist/WishButton.tsx";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { GuaranteeReminder } from "../document/GuaranteeReminder.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";
import { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";
import { Comparison } from "./Comparison.tsx";
import { EnergyLabel } from "./EnergyLabel.tsx";
import { Gallery } from "./Gallery.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { LegalFacts } from "./LegalFacts.tsx";
import { ScaleBar } from "./ScaleBar.tsx";
import { SizeTable, sizeTableAnchor } from "./SizeTable.tsx";
import { sizeRows } from "./size-tables.ts";
import { StoreStock, type StoreStockProps } from "./StoreStock.tsx";
import { ProductChoiceLinks } from "./ProductChoiceLinks.tsx";

export interface ProductPageProps {
  site: ShopSite;
  texts: SiteTexts;
  product: ProductDetails;
  chosen: Article;
  deliveryUrl: string;
  deliveryTime: string;
  returnsUrl: string;
  guaranteeUrl: string;
  /** The page about personal data. */
  privacy: { url: string; text: string };
  /** The ids of pictures end with their view (shop/content/README.md), as in no other commerce system. */
  namesViews: boolean;
  manufacturer?: string;
  /** Its stock in stores, where they have stock of their own. */
  stock?: Pick<StoreStockProps, "counts" | "stores">;
  /** Missing where the site has no reviews. */
  reviews?: ShownReviews;
  /** Missing where the site has no community. */
  questions?: ShownQuestions;
  /** Whether the commerce system can make the orders of subscriptions. */
  takesSubscriptions: boolean;
}

/** Related products in a row of a wide layout. */
const rowLength = 4;
const suggestedAfterAdding = 3;

export function ProductPage({
  site,
  texts,
  product,
  chosen,
  deliveryUrl,
  deliveryTime,
  returnsUrl,
  guaranteeUrl,
  privacy,
  namesViews,
  manufacturer,
  stock,
  reviews,
  questions,
  takesSubscriptions,
}: ProductPageProps) {
  const { catalogue } = texts;
  const { name, lead, path } = product;
  const pictures = galleryPictures(product, chosen, catalogue.gallery, namesViews);
  const isSoldOut = product.articles.every(({ availability }) => availability === "SOLDOUT");
  // A whole row or none, of products that no other part of the page shows.
  const others = product.related.filter(
    ({ number }) => !product.compared.some((compared) => compared.number === number),
  );
  const shownBelow = others.slice(0, isSoldOut || others.length >= rowLength ? rowLength : 0);
  const suggested = others.slice(shownBelow.length, shownBelow.length + suggestedAfterAdding);
  const sizes = sizeRows(product);
  const buyBox: BuyBoxProps = {
    productNumber: product.number,
    name,
    picture: product.pictures[0] && pictureBase(product.pictures[0]),
    suggested: suggested.map((card) => ({
      id: String(card.number),
      name: card.name,
      price: card.price,
      was: card.was,
      categories: card.categories,
      url: card.url,
      picture: pictureBase(card.picture),
    })),
    kind: product.kind,
    articles: product.articles,
    dimension: product.dimension,
    chosen: chosen.tcm,
    site: { locale: site.locale, currency: site.currency, shipping: site.shipping },
    texts: {
      ...buyBoxTexts(texts),
      ...(takesSubscriptions &&
        site.subscriptionKinds?.includes(product.kind) && {
          subscription: {
            ...pick(texts.cart, ["buyOnce", "everyWeeks", "interval", "subscribe"]),
            more: texts.coffeeSubscription.form.more,
          },
        }),
    },
    deliveryUrl,
    deliveryTime,
  };
  const list = isSoldOut
    ? { id: "alternatives", name: catalogue.alternatives }
    : { id: "related", name: catalogue.related };
  const related = shownBelow.length > 0 && (
    <section className="kontor-section" aria-labelledby="kontor-related">
      <h2 id="kontor-related">{list.name}</h2>
      <ProductGrid products={shownBelow} list={list} site={site} texts={texts} />
    </section>
  );
  return (
    <div className="kontor-page">
      <Breadcrumb label={catalogue.breadcrumb} path={path} current={name} />
      <div
        className="kontor-product"
        {...itemAttributes({
          ...chosen,
          id: String(product.number),
          name,
          categories: path.map((category) => category.name),
        })}
        data-item-variant={chosen.tcm}
      >
        <Island name="ProductPage" strategy="idle" data={{}}>
          <Gallery name={name} pictures={pictures} texts={catalogue.gallery} />
        </Island>
        <div className="kontor-product__offer">
          <h1>{name}</h1>
          <p className="kontor-product__lead">{lead}</p>
          {reviews?.rating && (
            <RatingLink rating={reviews.rating} site={site} texts={texts.reviews} />
          )}
          {product.choice && (
            <ProductChoiceLinks choice={product.choice} current={product.number} />
          )}
          <Island name="BuyBox" strategy="interact" data={buyBox}>
            <BuyBox {...buyBox} />
          </Island>
          {stock && (
            <StoreStock
              {...stock}
              articles={product.articles}
              chosen={chosen.tcm}
              productPath={product.url}
              texts={texts}
            />
          )}
          <WishButton product={product.number} text={texts.wishlist.add} />
          <SoldOutForm
            product={product}
            chosen={chosen.tcm}
            texts={texts.restock}
            privacy={privacy}
          />
          {product.energyClass && (
            <EnergyLabel
              energyClass={product.energyClass}
              texts={catalogue.energyLabel}
              dataUrl="#kontor-details"
            />
          )}
          <p className="kontor-product__returns">
            <Icon icon={Undo2} size={18} />{" "}
            <a className="kontor-link" href={returnsUrl}>
              {catalogue.returns}
            </a>
          </p>
          {sizes.length > 0 && (
            <p className="kontor-product__returns">
              <Icon icon={Ruler} size={18} />{" "}
              <a className="kontor-link" href={`#${sizeTableAnchor}`}>
                {catalogue.sizeTable.heading}
              </a>
            </p>
          )}
          <GuaranteeReminder text={catalogue.guaranteeRights} url={guaranteeUrl} />
        </div>
      </div>
      {isSoldOut && related}
      <div className="kontor-columns">
        <section aria-labelledby="kontor-description">
          <h2 id="kontor-description">{catalogue.description}</h2>
          <p>{product.description}</p>
          {product.ingredients && (
            <>
              <h3>{catalogue.ingredients}</h3>
              <p>{product.ingredients}</p>
            </>
          )}
          {product.warnings.length > 0 && (
            <>
              <h3>{catalogue.safety}</h3>
              <ul className="kontor-list">
                {product.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section aria-labelledby="kontor-details">
          <h2 id="kontor-details">{catalogue.details}</h2>
          <dl className="kontor-facts">
            {product.attributes.map(({ label, value, scale }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {scale && <ScaleBar {...scale} />}
                </dd>
              </div>
            ))}
          </dl>
          <LegalFacts
            texts={catalogue}
            market={site.market}
            product={product}
            manufacturer={manufacturer}
          />
        </section>
      </div>
      {sizes.length > 0 && <SizeTable rows={sizes} texts={catalogue.sizeTable} />}
      {product.compared.length > 0 && (
        <Comparison
          heading={catalogue.comparison}
          products={product.compared}
          current={product.number}
          site={site}
          texts={catalogue}
        />
      )}
      {reviews && (
        <ProductReviews product={product.number} site={site} texts={texts.reviews} {...reviews} />
      )}
      {questions && (
        <ProductQuestions product={product.number} site={site} texts={texts} {...questions} />
      )}
      {!isSoldOut && related}
      <div {...{ [recentlySeenAttribute]: "" }} />
    </div>
  );
}

function buyBoxTexts({ catalogue, cart }: SiteTexts): BuyBoxProps["texts"] {
  return {
    catalogue: pick(catalogue, [
      "articleNumber",
      "availability",
      "freeDelivery",
      "fromPrice",
      "lowestPrice",
      "onlyLeft",
      "perKilogram",
      "perLitre",
      "related",
      "taxIncluded",
    ]),
    cart: pick(cart, [
      ...changeErrorTextKeys,
      "add",
      "added",
      "adding",
      "lessOf",
      "moreOf",
      "quantity",
      "toCart",
    ]),
  };
}

function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
