import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import { EmptyState } from "../document/EmptyState.tsx";
import { accountAddressOf, nextText } from "./subscription-words.ts";

export interface AccountSubscriptionsProps {
  site: Site;
  texts: SiteTexts;
  /** The newest first. */
  subscriptions: CoffeeSubscription[];
}

/** Lists a customer's subscriptions, those that go on first. */
export function AccountSubscriptions({ site, texts, subscriptions }: AccountSubscriptionsProps) {
  const { coffeeSubscription: words, orders } = texts;
  if (subscriptions.length === 0)
    return (
      <EmptyState
        drawing="subscriptions"
        title={words.account.empty.title}
        text={words.account.empty.text}
      >
        <Button href={subscriptionPaths.page}>{words.title}</Button>
      </EmptyState>
    );
  const sorted = subscriptions.toSorted(
    (one, other) => Number(one.ended !== undefined) - Number(other.ended !== undefined),
  );
  return (
    <ul className="kontor-orders">
      {sorted.map((each) => (
        <li key={each.number} className="kontor-panel kontor-account-subscription">
          <EntryPicture base={each.article.picture} sizes="96px" />
          <div>
            <h2>{each.article.name}</h2>
            <p>{contentsText(each, site, texts)}</p>
            <p>
              {!each.ended && <strong>{`${words.account.next}: `}</strong>}
              <span>{nextText(each, site, words)}</span>
            </p>
            <Button
              variant="secondary"
              href={accountAddressOf(each)}
              aria-label={`${each.ended ? orders.show : words.account.manage}: ${each.article.name}`}
            >
              {each.ended ? orders.show : words.account.manage}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns how many pieces come how often, and how many deliveries of a present are left. */
export function contentsText(
  {
    quantity,
    intervalWeeks,
    gift,
  }: Pick<CoffeeSubscription, "gift" | "intervalWeeks" | "quantity">,
  { locale }: Pick<Site, "locale">,
  {
    cart,
    coffeeSubscription: words,
    orders,
  }: Pick<SiteTexts, "cart" | "coffeeSubscription" | "orders">,
): string {
  return [
    fill(orders.quantity, { quantity }),
    plural(cart.everyWeeks, intervalWeeks, locale),
    ...(gift ? [plural(words.account.giftLeft, gift.left, locale)] : []),
  ].join(" · ");
}
