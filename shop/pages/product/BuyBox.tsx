import { cartPagePath } from "../../../border/border-paths.ts";
import Truck from "@lucide/icons/icons/truck";
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { cartFields, cartFormNames } from "../../../border/cart/cart-form.ts";
import {
  changeErrorText,
  type CartFailure,
  subscriptionPrice,
  type ChangeErrorTexts,
} from "../../../border/cart/cart-rules.ts";
import type { CartChange } from "../../../border/cart/cart-schema.ts";
import { formatAmount } from "../../../platform/shared/money.ts";
import { giftCard, type ProductKind, type Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Separator } from "../../../platform/ui/Separator.tsx";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { PriceTag, type PriceTagTexts } from "../listing/PriceTag.tsx";
import { AddedToCart, type SuggestedItem } from "./AddedToCart.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { QuantityField } from "./QuantityField.tsx";
import { SubscriptionChoice, type SubscriptionTexts } from "./SubscriptionChoice.tsx";
import { VariantChoice } from "./VariantChoice.tsx";

export interface BuyBoxProps {
  productNumber: number;
  name: string;
  /** Address of the product's picture without width and format, for articles without their own. */
  picture?: string;
  /** Shown after the product was added. */
  suggested: SuggestedItem[];
  /** Gift cards are bought one at a time. */
  kind: ProductKind;
  articles: Article[];
  /** The attribute in which the articles differ: "Größe". */
  dimension: string | null;
  /** The article named by the address, or the first one in stock. */
  chosen: string;
  site: Pick<Site, "locale" | "currency" | "shipping">;
  /** Those of the subscription are there where the shop takes one for the product. */
  texts: {
    catalogue: BuyBoxCatalogueTexts;
    cart: BuyBoxCartTexts;
    subscription?: SubscriptionTexts;
  };
  deliveryUrl: string;
  /** When an order placed now is delivered. */
  deliveryTime: string;
  /** The state of the form before hydration. */
  before?: { tcm: string; quantity: number; intervalWeeks?: number };
  /** Changes the cart. Missing before hydration, when the form is submitted instead. */
  add?: (change: CartChange) => Promise<CartFailure | undefined>;
  /** Called when another article than `chosen` is chosen, before or after hydration, and with each choice after it. */
  onChosen?: (article: Article) => void;
}

/** Only the texts that the box shows, because every product page contains them. */
export type BuyBoxCatalogueTexts = PriceTagTexts &
  Pick<
    CatalogueTexts,
    "articleNumber" | "availability" | "freeDelivery" | "onlyLeft" | "related" | "taxIncluded"
  >;
export type BuyBoxCartTexts = ChangeErrorTexts &
  Pick<CartTexts, "add" | "added" | "adding" | "lessOf" | "moreOf" | "quantity" | "toCart">;

type Progress = "idle" | "adding" | { added: string; isFromBar: boolean } | CartFailure;

/** Renders the choice of a variant with its price, quantity and the button, as a form that works without JavaScript. */
export function BuyBox({
  productNumber,
  name,
  picture,
  suggested,
  kind,
  articles,
  dimension,
  chosen,
  site,
  texts: { catalogue, cart, subscription },
  deliveryUrl,
  deliveryTime,
  before,
  add,
  onChosen,
}: BuyBoxProps) {
  const [tcm, setTcm] = useState(chosen);
  const [quantity, setQuantity] = useState(1);
  const [intervalWeeks, setIntervalWeeks] = useState<number>();
  const [progress, setProgress] = useState<Progress>("idle");
  const [isHydrated, setHydrated] = useState(false);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    setHydrated(add !== undefined);
    if (!before) return;
    setTcm(before.tcm);
    setQuantity(before.quantity);
    setIntervalWeeks(before.intervalWeeks);
    // Runs once, at hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const article = articles.find((candidate) => candidate.tcm === tcm) ?? articles[0];
  const shown = useRef(chosen);
  // Follows the state and not the event: the first choice may be older than the hydration that it caused.
  useEffect(() => {
    if (!article || article.tcm === shown.current) return;
    shown.current = article.tcm;
    onChosen?.(article);
  }, [article, onChosen]);
  if (!article) return null;
  const isGiftCard = kind === giftCard;
  const freeFrom = site.shipping.kindFreeFrom?.[kind] ?? site.shipping.freeFrom;
  const price = intervalWeeks
    ? { price: subscriptionPrice(article.price, site.currency), was: null }
    : article;
  // Without JavaScript the button could not be enabled when another article is chosen.
  const canSubmit = (isHydrated ? [article] : articles).some(
    ({ availability }) => availability === "AVAILABLE",
  );

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!add) return;
    event.preventDefault();
    if (isAdding.current) return;
    isAdding.current = true;
    const isFromBar = event.nativeEvent.submitter?.closest(".kontor-buy-bar") != null;
    setProgress("adding");
    const wanted = Math.max(1, quantity);
    setQuantity(wanted);
    const chosenArticle = { productId: String(productNumber), tcm: article.tcm };
    const problem = await add(
      isGiftCard
        ? { setGiftCard: { ...chosenArticle, set: true } }
        : intervalWeeks
          ? { setSubscription: { ...chosenArticle, quantity: wanted, intervalWeeks } }
          : { addArticle: { ...chosenArticle, quantity: wanted } },
    );
    isAdding.current = false;
    const added = `${isGiftCard ? "" : `${wanted} × `}${name}, ${article.label}`;
    setProgress(problem && problem.error !== "NOT_MODIFIED" ? problem : { added, isFromBar });
  };

  const added = typeof progress === "object" && "added" in progress ? progress : undefined;
  const button = (
    <Button
      type="submit"
      isDisabled={!canSubmit}
      state={progress === "adding" ? "loading" : "none"}
      // A click before hydration has already marked the button.
      suppressHydrationWarning
    >
      {progress === "adding" ? cart.adding : cart.add}
    </Button>
  );

  const [beforeLink, link, afterLink] = catalogue.taxIncluded.split(/[[\]]/);
  return (
    <form className="kontor-buy" method="post" action={cartPagePath} onSubmit={onSubmit}>
      <input type="hidden" name={cartFields.productId} value={productNumber} />
      <PriceTag price={price} content={article} site={site} texts={catalogue} isLarge />
      {/* Gift cards are taxed when they are used. */}
      {!isGiftCard && (
        <p className="kontor-soft">
          <span>{beforeLink}</span>
          <a className="kontor-link" href={deliveryUrl}>
            {link}
          </a>
          <span>{afterLink}</span>
        </p>
      )}

      {dimension && articles.length > 1 ? (
        <VariantChoice
          articles={articles}
          chosen={article}
          dimension={dimension}
          picture={picture}
          site={site}
          texts={catalogue}
          onChoose={(variant) => {
            setTcm(variant.tcm);
            setProgress("idle");
          }}
        />
      ) : (
        <input type="hidden" name={cartFields.tcm} value={article.tcm} />
      )}

      {subscription && (
        <SubscriptionChoice
          productNumber={productNumber}
          article={article}
          site={site}
          texts={subscription}
          intervalWeeks={intervalWeeks}
          onChange={(weeks) => {
            setIntervalWeeks(weeks);
            setProgress("idle");
          }}
        />
      )}
      {isGiftCard && (
        <>
          <input type="hidden" name={cartFields.change} value={cartFormNames.setGiftCard} />
          <input type="hidden" name={cartFields.set} value="true" />
        </>
      )}

      <div className="kontor-buy__action">
        {!isGiftCard && <QuantityField quantity={quantity} texts={cart} onChange={setQuantity} />}
        {button}
      </div>

      <AddedToCart
        what={added?.added}
        problem={
          typeof progress === "object" && "error" in progress
            ? changeErrorText(progress, cart, site.locale)
            : undefined
        }
        isElsewhere={added?.isFromBar}
        picture={article.picture ? pictureBase(article.picture) : picture}
        suggested={suggested}
        texts={{ added: cart.added, toCart: cart.toCart, related: catalogue.related }}
      />
      <p className="kontor-availability" data-availability={article.availability}>
        <span>{catalogue.availability[article.availability]}</span>
        {article.onlyLeft !== null && (
          <>
            <Separator />
            <span>{plural(catalogue.onlyLeft, article.onlyLeft, site.locale)}</span>
          </>
        )}
      </p>
      {article.availability === "AVAILABLE" && (
        <p className="kontor-buy__delivery">
          <Icon icon={Truck} size={18} />
          <span>
            <span>{deliveryTime}</span>
            <br />
            {/* Gift cards are always delivered free of charge. */}
            {!isGiftCard && (
              <span>
                {fill(catalogue.freeDelivery, {
                  amount: formatAmount(freeFrom, site),
                })}
              </span>
            )}
          </span>
        </p>
      )}
      <p className="kontor-soft">{fill(catalogue.articleNumber, { number: article.tcm })}</p>
      {canSubmit && (
        <BuyBar
          name={name}
          price={price}
          content={article}
          site={site}
          texts={catalogue}
          toCart={cart.toCart}
          hasAdded={added?.isFromBar ?? false}
        >
          {button}
        </BuyBar>
      )}
    </form>
  );
}
