import { cartPagePath } from "../../../border-paths.ts";
import Trash from "@lucide/icons/icons/trash";
import Undo2 from "@lucide/icons/icons/undo-2";
import { itemAttributes, listAttributes } from "../../../../platform/shared/item-attributes.ts";
import { labelAttributes } from "../../../../platform/shared/texts/label-attributes.ts";
import { formatMoney } from "../../../../platform/shared/money.ts";
import { fill, plural } from "../../../../platform/shared/texts/words.ts";
import { Icon } from "../../../../platform/ui/Icon.tsx";
import { changeErrorText, readErrorText } from "../../cart-rules.ts";
import type { Cart } from "../../cart-schema.ts";
import { EntryPicture } from "../EntryPicture.tsx";
import { QuantityStepper } from "../QuantityStepper.tsx";
import { amountText, entriesOf, obstacleText, type CartEntryView } from "../cart-entries.ts";
import type { CartState } from "../store/cart-state.ts";
import type { CartStore } from "../store/cart-store.ts";
import type { MiniCartProps } from "./mini-cart-props.ts";
import { useCartState } from "../store/use-cart-state.ts";
import { focusKeeper } from "../use-kept-focus.ts";
import { useQuantityNews } from "../use-quantity-news.ts";
import { useRemoval } from "../use-removal.ts";

type PanelProps = Omit<MiniCartProps, "onOpen"> & { store: CartStore; onContinue: () => void };

/** The contents of the cart at a glance. */
export function MiniCartPanel({ id, texts, site, store, onContinue }: PanelProps) {
  const state = useCartState(store);
  const { cart, deleted, getError, setError } = state;
  const news = useQuantityNews(state, { texts, site });
  const { goods, subscriptions } = cart
    ? entriesOf(cart, deleted, site.locale)
    : { goods: [], subscriptions: [] };
  const entries = [...goods, ...subscriptions];
  const isEmpty = !entries.some((entry) => !entry.deleted);
  return (
    <section id={id} className="kontor-minicart__panel" aria-label={texts.preview} {...focusKeeper}>
      <p className="kontor-hidden" role="status">
        {deleted.map(({ item: { title } }) => fill(texts.removed, { title })).join(" ")}
      </p>
      <p className="kontor-hidden" role="status">
        {news}
      </p>
      <p className="kontor-minicart__problem" role="alert">
        {setError && changeErrorText(setError, texts, site.locale)}
      </p>
      {entries.length > 0 && (
        <ul
          className="kontor-minicart__entries"
          {...listAttributes({ id: "mini_cart", name: texts.preview })}
        >
          {entries.map((entry) => (
            <MiniEntry key={entry.key} entry={entry} texts={texts} site={site} store={store} />
          ))}
        </ul>
      )}
      {isEmpty && (
        <p className="kontor-minicart__hint">
          {cart ? texts.empty : getError ? readErrorText(getError, texts) : texts.loading}
        </p>
      )}
      <div className="kontor-minicart__foot">
        {cart && !isEmpty && <Sum cart={cart} state={state} texts={texts} site={site} />}
        <a className="kontor-minicart__action" data-primary href={cartPagePath}>
          {texts.toCart}
        </a>
        <button className="kontor-minicart__action" type="button" onClick={onContinue}>
          {texts.continueShopping}
        </button>
      </div>
    </section>
  );
}

/** The sum of products and the amount missing for free delivery, or a note that the server has not computed them yet. */
function Sum({
  cart: {
    totals: { goods, missingForFreeDelivery: missing },
  },
  state: { waiting, isOffline },
  texts,
  site,
}: Pick<PanelProps, "texts" | "site"> & { cart: Cart; state: CartState }) {
  const money = (amount: number) => amountText(waiting > 0 ? undefined : amount, site);
  const delivery =
    missing > 0
      ? fill(texts.missingForFreeDelivery, { amount: formatMoney(missing, site) })
      : texts.freeDeliveryReached;
  return (
    <>
      <p className="kontor-minicart__sum">
        <span>{`${texts.goods} `}</span>
        <strong className="kontor-minicart__money" translate="no">
          {money(goods)}
        </strong>
      </p>
      <p className="kontor-minicart__money" role="status">
        {isOffline ? texts.offline : goods > 0 && (waiting > 0 ? money(missing) : delivery)}
      </p>
    </>
  );
}

function MiniEntry({
  entry,
  texts,
  site,
  store,
}: Pick<PanelProps, "texts" | "site" | "store"> & { entry: CartEntryView }) {
  const { title, label, url, quantity, intervalWeeks, deleted } = entry;
  const isFree = entry.kind === "freeArticle";
  const obstacle = obstacleText(entry, texts, site.locale);
  const { element, removeButton, undoButton, remove, undo, changeQuantity } = useRemoval(
    entry,
    store,
  );
  return (
    <li
      ref={element}
      className="kontor-minicart__entry"
      data-deleted={deleted && true}
      {...itemAttributes({ ...entry, id: entry.productId, name: title, categories: entry.path })}
    >
      <EntryPicture base={entry.picture} sizes="64px" />
      <div>
        {url ? <a href={url}>{title}</a> : <span>{title}</span>}
        <p {...labelAttributes(label)}>{label}</p>
        {intervalWeeks && <p>{plural(texts.everyWeeks, intervalWeeks, site.locale)}</p>}
        {!isFree && !entry.obstacle && (
          <p translate="no">
            {`${entry.setQuantity ? "" : `${quantity} × `}${amountText(entry.price, site)}`}
          </p>
        )}
        <QuantityStepper entry={entry} texts={texts} onQuantity={changeQuantity} />
        {obstacle && <p className="kontor-minicart__obstacle">{obstacle}</p>}
      </div>
      <strong className="kontor-minicart__money" translate={isFree ? undefined : "no"}>
        {!entry.obstacle && (isFree ? texts.free : amountText(entry.total, site))}
      </strong>
      <button
        ref={removeButton}
        type="button"
        aria-label={fill(texts.removeOf, { title })}
        onClick={remove}
      >
        <Icon icon={Trash} size={16} />
      </button>
      {deleted && (
        <div className="kontor-minicart__deleted">
          <p>{fill(texts.removed, { title })}</p>
          <button
            ref={undoButton}
            type="button"
            aria-label={fill(texts.undoOf, { title })}
            onClick={undo}
          >
            <Icon icon={Undo2} size={16} />
            <span>{texts.undo}</span>
          </button>
        </div>
      )}
    </li>
  );
}
