import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { Minus, Plus, Trash2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { formatMoney, pricePerKilogram } from "../../../shared/money.ts";
import type { Site } from "../../../shared/site.ts";
import { fill, plural } from "../../../shared/words.ts";
import { cartPagePath, type Cart, type CartArticle, type CartTexts } from "../cart-contract.ts";
import { cartLimits, changeErrorText } from "../cart-rules.ts";
import type { CartState, CartStore } from "./cart-store.ts";
import { Button } from "../../../ui/Button.tsx";

export interface CartViewProps {
  texts: CartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** What the server rendered; undefined when it could not be read. */
  cart?: Cart;
  /** "{price} / kg" */
  perKilogram: string;
  /** Why the last change without JavaScript was refused. */
  problem?: string;
  /** The page's cart; without it (on the server) the forms do the work. */
  store?: CartStore;
}

const cartViewId = "kontor-cart";

const serverState = atom<CartState>({ busy: 0 });

/** The cart's page: entries with quantity and remove, totals as the server says. Works as forms without JavaScript. */
export function CartView(props: CartViewProps) {
  const { texts, site, store, problem } = props;
  const state = useStore(store?.state ?? serverState, { ssr: "initial" });
  const cart = state.cart ?? (state.getError ? undefined : props.cart);
  const error = state.setError ? changeErrorText(state.setError, texts) : problem;

  if (!cart)
    return (
      <p className="kontor-notice" data-kind="error" role="alert">
        {texts.readError}
      </p>
    );
  return (
    <div className="kontor-cart" id={cartViewId} tabIndex={-1} aria-busy={state.busy > 0}>
      <div role="alert">
        {error && (
          <p className="kontor-notice" data-kind="error">
            {error}
          </p>
        )}
      </div>
      {cart.defectiveArticles.length > 0 && (
        <p className="kontor-notice" data-kind="error">
          {texts.defectiveHint}
        </p>
      )}
      {cart.articles.length + cart.defectiveArticles.length === 0 ? (
        <div className="kontor-cart__empty">
          <h2>{texts.empty}</h2>
          <p>{texts.emptyHint}</p>
          <Button href="/">{texts.continueShopping}</Button>
        </div>
      ) : (
        <>
          <ul className="kontor-cart__entries">
            {[...cart.articles, ...cart.defectiveArticles].map((article) => (
              <CartEntry key={article.tcm} article={article} {...props} />
            ))}
          </ul>
          <Totals cart={cart} texts={texts} site={site} isBusy={state.busy > 0} />
        </>
      )}
    </div>
  );
}

function CartEntry({
  article,
  texts,
  site,
  store,
  perKilogram,
}: { article: CartArticle } & CartViewProps) {
  const { productId, tcm, title, label } = article;
  const [asked, setAsked] = useState<number>();
  const lastChange = useRef(0);
  // What was asked for counts before it is answered: a quick second press goes on from there.
  const quantity = asked ?? article.quantity;
  const money = (amount: number) => formatMoney(amount, site);
  const setQuantity = async (wanted: number) => {
    const change = ++lastChange.current;
    setAsked(wanted);
    await store?.change({ setArticle: { productId, tcm, quantity: wanted } });
    if (change === lastChange.current) setAsked(undefined);
    // The button that had the focus is gone with its entry.
    if (wanted === 0) document.getElementById(cartViewId)?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!store) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const wanted = Number(form.get("quantity"));
    if (Number.isInteger(wanted) && wanted >= 0) void setQuantity(wanted);
  };
  return (
    <li className="kontor-cart__entry">
      <a className="kontor-cart__picture" href={article.url} tabIndex={-1} aria-hidden>
        <picture>
          <source
            type="image/avif"
            srcSet={`${article.picture}/160.avif 160w, ${article.picture}/320.avif 320w`}
            sizes="(width < 768px) 96px, 140px"
          />
          <img src={`${article.picture}/320.webp`} alt="" width={160} height={160} />
        </picture>
      </a>
      <div className="kontor-cart__what">
        <a className="kontor-cart__title" href={article.url}>
          {title}
        </a>
        {label && <p className="kontor-soft">{label}</p>}
        <p className="kontor-soft">
          {fill(texts.pricePerPiece, { price: money(article.price) })}
          {article.grams ? (
            <>
              {" · "}
              {fill(perKilogram, {
                price: money(pricePerKilogram(article.price, article.grams, site.currency)),
              })}
            </>
          ) : null}
        </p>
        {article.availability !== "AVAILABLE" && (
          <p className="kontor-cart__unavailable">
            {article.availability === "SOLDOUT" ? texts.soldOut : texts.notAvailable}
          </p>
        )}
      </div>
      <form className="kontor-cart__change" method="post" action={cartPagePath} onSubmit={onSubmit}>
        <input type="hidden" name="change" value="set" />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="tcm" value={tcm} />
        <div className="kontor-stepper">
          <button
            type="submit"
            name="quantity"
            value={quantity - 1}
            aria-label={fill(texts.lessOf, { title })}
            disabled={quantity <= 1}
          >
            <Minus aria-hidden size={16} />
          </button>
          <span className="kontor-stepper__value">
            <span className="kontor-hidden">{texts.quantity} </span>
            {quantity}
          </span>
          <button
            type="submit"
            name="quantity"
            value={quantity + 1}
            aria-label={fill(texts.moreOf, { title })}
            disabled={quantity >= cartLimits.piecesPerArticle}
          >
            <Plus aria-hidden size={16} />
          </button>
        </div>
        <button
          className="kontor-cart__remove"
          type="submit"
          name="quantity"
          value={0}
          aria-label={fill(texts.removeOf, { title })}
        >
          <Trash2 aria-hidden size={16} /> <span>{texts.remove}</span>
        </button>
      </form>
      <p className="kontor-cart__sum">{money(article.total)}</p>
    </li>
  );
}

function Totals({
  cart,
  texts,
  site,
  isBusy,
}: Pick<CartViewProps, "texts" | "site"> & { cart: Cart; isBusy: boolean }) {
  const { goods, delivery, total, missingForFreeDelivery } = cart.totals;
  const money = (amount: number) => formatMoney(amount, site);
  return (
    <section className="kontor-cart__totals" aria-labelledby="kontor-cart-total">
      <dl data-busy={isBusy || undefined}>
        <div>
          <dt>
            {texts.goods} ({plural(texts.itemCount, cart.numberOfArticles, site.locale)})
          </dt>
          <dd>{money(goods)}</dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{delivery === 0 ? texts.deliveryFree : money(delivery)}</dd>
        </div>
        <div className="kontor-cart__total">
          <dt id="kontor-cart-total">
            {texts.total} <small>{texts.taxIncluded}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p role="status">
        {isBusy
          ? texts.calculating
          : missingForFreeDelivery > 0 &&
            fill(texts.missingForFreeDelivery, { amount: money(missingForFreeDelivery) })}
      </p>
      <p className="kontor-soft">{texts.checkoutSoon}</p>
      <Button variant="secondary" href="/">
        {texts.continueShopping}
      </Button>
    </section>
  );
}
