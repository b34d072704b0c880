import { cartPagePath } from "../../border-paths.ts";
import WifiOff from "@lucide/icons/icons/wifi-off";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { targetOf } from "../cart-change.ts";
import { type EntryTexts } from "../cart-contract.ts";
import { readErrorText } from "../cart-rules.ts";
import type { Cart } from "../cart-schema.ts";
import { hasDefectiveItems } from "../checkout-rules.ts";
import type { RemovedEntry } from "../deleted-entries.ts";
import { CartEntry } from "./CartEntry.tsx";
import { CampaignList, PartnerProductList } from "./CartExtras.tsx";
import { CartTotals } from "./CartTotals.tsx";
import { CheckOut } from "./CheckOut.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { VoucherField } from "./VoucherField.tsx";
import { entriesOf, entryKey, type CartEntryView } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";
import type { SubscriptionNotes } from "./subscription-notes.ts";
import type { CartState } from "./store/cart-state.ts";
import { refusalText, type RefusedChange } from "./store/refusals.ts";
import { useCartState } from "./store/use-cart-state.ts";
import { focusKeeper } from "./use-kept-focus.ts";
import { useQuantityNews } from "./use-quantity-news.ts";

export interface CartViewProps extends CartPartProps {
  /** The server-rendered cart; undefined when it could not be read. */
  cart?: Cart;
  entryTexts: EntryTexts;
  /** Where the order starts. */
  checkoutPath: string;
  /** The refused change that a form without JavaScript sent. */
  refusal?: RefusedChange;
  /** The entry that such a form has just removed. */
  removed?: RemovedEntry;
  subscribed?: SubscriptionNotes;
}

/**
 * The cart page: entries, extras that can be added, and the totals computed by the server. Works with forms without JavaScript.
 */
export function CartView({ entryTexts, cart: rendered, ...props }: CartViewProps) {
  const { texts, site, store, subscribed } = props;
  const state = useCartState(store);
  const news = useQuantityNews(state, props);
  const cart = state.cart ?? (state.getError ? undefined : rendered);
  if (!cart) return <NoCart texts={texts} state={state} />;

  const part: CartPartProps = { texts, site, store };
  const refusal = state.setError ?? props.refusal;
  const problem = refusal && refusalText(refusal, texts, site.locale);
  const refusedKey = refusal?.change && entryKey(refusal.change);
  const isOfVoucher = refusal?.change && targetOf(refusal.change).kind === "voucher";
  const deleted = state.cart || !props.removed ? state.deleted : [props.removed];
  const { goods, subscriptions } = entriesOf(cart, deleted, site.locale);
  const all = [...goods, ...subscriptions];
  const isShownInPlace =
    all.some(({ key }) => key === refusedKey) || (isOfVoucher && cart.vouchers.length === 0);
  const present = all.filter(({ deleted }) => !deleted);
  const hasContents = present.length > 0;
  const isWaiting = state.waiting > 0;
  const list = (entries: CartEntryView[]) => (
    <ul className="kontor-cart__entries">
      {entries.map((entry) => (
        <CartEntry
          key={entry.key}
          entry={entry}
          entryTexts={entryTexts}
          problem={entry.key === refusedKey ? problem : undefined}
          choices={subscribed?.entries[entry.key]}
          {...part}
        />
      ))}
    </ul>
  );
  return (
    <div className="kontor-cart" {...focusKeeper}>
      <div role="alert">
        {problem && (
          // A message that is shown next to its entry is only announced here.
          <p className={isShownInPlace ? "kontor-hidden" : "kontor-notice"} data-kind="error">
            {problem}
          </p>
        )}
      </div>
      <p className="kontor-hidden" role="status">
        {deleted.map(({ item: { title } }) => fill(texts.removed, { title })).join(" ")}
      </p>
      <p className="kontor-hidden" role="status">
        {news}
      </p>
      <div role="status">
        {state.isOffline && (
          <p className="kontor-notice">
            <Icon icon={WifiOff} size={18} />
            <span>{texts.offline}</span>
          </p>
        )}
      </div>
      {hasDefectiveItems(cart) && (
        <p className="kontor-notice" data-kind="error">
          {texts.defectiveHint}
        </p>
      )}
      <div className="kontor-cart__body">
        {all.length > 0 && (
          <div className="kontor-cart__contents">
            {goods.length > 0 && list(goods)}
            {subscriptions.length > 0 && (
              <section aria-labelledby="kontor-cart-subscriptions">
                <h2 id="kontor-cart-subscriptions">{texts.subscriptions}</h2>
                {list(subscriptions)}
              </section>
            )}
          </div>
        )}
        {hasContents ? (
          <CartTotals
            cart={cart}
            texts={texts}
            site={site}
            isWaiting={isWaiting}
            isOffline={state.isOffline}
          >
            {subscribed?.today && (
              <p role="status">
                {isWaiting || cart.revision !== subscribed.today.revision
                  ? subscribed.today.changed
                  : subscribed.today.text}
              </p>
            )}
            <VoucherField
              voucher={cart.vouchers[0]}
              refusal={refusal}
              isWaiting={isWaiting}
              {...part}
            />
            <CheckOut
              cart={cart}
              entries={present}
              isWaiting={isWaiting}
              checkoutPath={props.checkoutPath}
              {...part}
            />
          </CartTotals>
        ) : (
          <EmptyCart texts={texts} />
        )}
        {hasContents && (
          <div className="kontor-cart__more">
            <CampaignList cart={cart} isWaiting={isWaiting} {...part} />
            <PartnerProductList cart={cart} {...part} />
          </div>
        )}
      </div>
    </div>
  );
}

function NoCart({
  texts,
  state: { busy, getError },
}: Pick<CartPartProps, "texts"> & { state: CartState }) {
  if (busy > 0 && !getError) return <p role="status">{texts.loading}</p>;
  return (
    <div className="kontor-cart" role="alert">
      <p className="kontor-notice" data-kind="error">
        {readErrorText(getError, texts)}
      </p>
      <Button variant="secondary" href={cartPagePath}>
        {texts.retry}
      </Button>
    </div>
  );
}
