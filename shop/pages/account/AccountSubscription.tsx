import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { contentsText } from "./AccountSubscriptions.tsx";
import { NextDeliveryForms, type NextDeliveryFormsProps } from "./NextDeliveryForms.tsx";
import { accountAddressOf, dayText, nextText } from "./subscription-words.ts";
import { SubscriptionDeliveries } from "./SubscriptionDeliveries.tsx";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";
import { SubscriptionTerms } from "./SubscriptionTerms.tsx";

export type AccountSubscriptionProps = Omit<
  NextDeliveryFormsProps & SubscriptionTermsProps,
  "action" | "note"
>;

/** Renders a subscription with all that its customer can do about it: a form for each. */
export function AccountSubscription(props: AccountSubscriptionProps) {
  const { site, texts, subscription } = props;
  const { account: words } = texts.coffeeSubscription;
  const { article, ended, agreedPrice, higherPrice } = subscription;
  const action = accountAddressOf(subscription);
  const money = (amount: number) => formatMoney(amount, site);
  return (
    <div className="kontor-account">
      <section className="kontor-panel" aria-labelledby="subscription-next">
        <h2 id="subscription-next">{ended ? article.name : words.next}</h2>
        <div className="kontor-account-subscription">
          <EntryPicture base={article.picture} sizes="96px" />
          <div>
            <p>
              <strong>{nextText(subscription, site, texts.coffeeSubscription)}</strong>
            </p>
            <p>
              <a className="kontor-link" href={article.url}>
                {article.name}
              </a>
            </p>
            <p>{contentsText(subscription, site, texts)}</p>
            <p className="kontor-soft">{fill(words.perPack, { price: money(agreedPrice) })}</p>
            {higherPrice && !ended && (
              <p className="kontor-notice">
                {fill(words.higherPrice, {
                  price: money(higherPrice.price),
                  date: dayText(higherPrice.from, site),
                })}
              </p>
            )}
          </div>
        </div>
        {!ended && <NextDeliveryForms {...props} action={action} />}
      </section>
      {!ended && <SubscriptionTerms {...props} action={action} />}
      <SubscriptionDeliveries {...props} />
      {!ended && (
        <p>
          <a className="kontor-link" href={`${action}?cancel=ask`}>
            {words.cancel}
          </a>
        </p>
      )}
    </div>
  );
}
