import { subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import { paymentKinds } from "../../orders/payment/payment-contract.ts";
import { orderPaths, subscriptionPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";
import { NameFields, PhoneField, PlaceFields } from "../checkout/AddressFields.tsx";
import type { ProblemHints } from "../checkout/CheckoutFields.tsx";
import { AddressText } from "../orders/AddressText.tsx";
import { contentsText } from "./AccountSubscriptions.tsx";
import { dayText, nextText } from "./subscription-words.ts";

export interface AccountSubscriptionProps {
  site: Site;
  texts: SiteTexts;
  subscription: CoffeeSubscription;
  /** Articles to change to, and to replace it with when it is sold out. */
  articles: { value: string; text: string }[];
  days: { from: CalendarDay; to: CalendarDay };
  /** Recognizes forms that are older than what is stored. */
  seen: string;
  /** The address as it was sent, with its problems. */
  address: { values: CheckoutForm; problems: CheckoutProblems; hints: ProblemHints };
}

/** Renders a subscription with all that its customer can do about it: a form for each. */
export function AccountSubscription(props: AccountSubscriptionProps) {
  const { site, texts, subscription } = props;
  const { account: words } = texts.coffeeSubscription;
  const { article, ended, agreedPrice, higherPrice } = subscription;
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
        {!ended && <NextForms {...props} />}
      </section>
      {!ended && <ContentsForm {...props} />}
      {!ended && <AddressPanel {...props} />}
      {!ended && <PaymentForm {...props} />}
      <Deliveries {...props} />
      {!ended && (
        <p>
          <a
            className="kontor-link"
            href={`${subscriptionPaths.account}/${subscription.number}?cancel=ask`}
          >
            {words.cancel}
          </a>
        </p>
      )}
    </div>
  );
}

const actionOf = ({ number }: CoffeeSubscription) => `${subscriptionPaths.account}/${number}`;

/** The forms about the next delivery: leave it out, move it, pause and resume. */
function NextForms({ texts, subscription, days }: AccountSubscriptionProps) {
  const { account: words } = texts.coffeeSubscription;
  const { next, pausedUntil } = subscription;
  const action = actionOf(subscription);
  if (!next || next.isOrdered) return null;
  const delivery = <input type="hidden" name="delivery" value={next.number} />;
  if (pausedUntil)
    return (
      <form method="post" action={action}>
        <Button type="submit" name="kind" value="resume">
          {words.resume}
        </Button>
      </form>
    );
  return (
    <div className="kontor-account-subscription__forms">
      <form method="post" action={action}>
        {delivery}
        <Button type="submit" name="kind" value="skip" variant="secondary">
          {words.skip}
        </Button>
      </form>
      <form className="kontor-form" method="post" action={action}>
        {delivery}
        <TextField
          id="subscription-move"
          name="day"
          type="date"
          label={words.moveTo}
          min={days.from}
          max={days.to}
          defaultValue={next.day}
          required
        />
        <Button type="submit" name="kind" value="move" variant="secondary">
          {words.move}
        </Button>
      </form>
      <form className="kontor-form" method="post" action={action}>
        <TextField
          id="subscription-pause"
          name="until"
          type="date"
          label={words.pauseUntil}
          min={days.from}
          max={days.to}
          required
        />
        <Button type="submit" name="kind" value="pause" variant="secondary">
          {words.pause}
        </Button>
      </form>
    </div>
  );
}

/** The form about what comes, how much and how often. */
function ContentsForm({ site, texts, subscription, articles, seen }: AccountSubscriptionProps) {
  const { coffeeSubscription, cart } = texts;
  const { account: words, form } = coffeeSubscription;
  const { article, quantity, intervalWeeks, whenSoldOut } = subscription;
  const own = { value: article.tcm, text: article.name };
  const isListed = articles.some(({ value }) => value === article.tcm);
  return (
    <section className="kontor-panel" aria-labelledby="subscription-contents">
      <h2 id="subscription-contents">{words.contents}</h2>
      <form
        className="kontor-form kontor-account-subscription__contents"
        method="post"
        action={actionOf(subscription)}
      >
        <input type="hidden" name="seen" value={seen} />
        <Select
          id="subscription-article"
          name="tcm"
          label={words.article}
          defaultValue={article.tcm}
          options={isListed ? articles : [own, ...articles]}
        />
        <div className="kontor-form__pair">
          <Select
            id="subscription-pieces"
            name="quantity"
            label={form.quantity}
            defaultValue={String(quantity)}
            options={Array.from({ length: subscriptionLimits.quantity.to }, (_, index) => ({
              value: String(index + 1),
              text: String(index + 1),
            }))}
          />
          <Select
            id="subscription-interval"
            name="weeks"
            label={form.interval}
            defaultValue={String(intervalWeeks)}
            options={subscriptionWeeks.map((weeks) => ({
              value: String(weeks),
              text: plural(cart.everyWeeks, weeks, site.locale),
            }))}
          />
        </div>
        <RadioGroup
          id="subscription-soldout"
          name="soldOut"
          label={form.soldOut}
          defaultValue={whenSoldOut.kind}
          options={[
            { value: "skip", label: form.skip, hint: form.skipHint },
            { value: "alternative", label: form.alternative, hint: form.alternativeHint },
          ]}
        />
        <Select
          id="subscription-replacement"
          name="other"
          label={form.which}
          defaultValue={whenSoldOut.kind === "alternative" ? (whenSoldOut.article?.tcm ?? "") : ""}
          options={[{ value: "", text: form.similar }, ...articles]}
        />
        <Button type="submit" name="kind" value="contents">
          {words.saveContents}
        </Button>
      </form>
    </section>
  );
}

function AddressPanel({ site, texts, subscription, seen, address }: AccountSubscriptionProps) {
  const { account: words } = texts.coffeeSubscription;
  const state = {
    texts: { checkout: texts.checkout, customer: texts.customer },
    owner: "",
    ...address,
  };
  return (
    <section className="kontor-panel" aria-labelledby="subscription-address">
      <h2 id="subscription-address">{words.address}</h2>
      <AddressText address={subscription.address} site={site} />
      <details open={Object.keys(address.problems).length > 0 || undefined}>
        <summary>{texts.checkout.change}</summary>
        <form className="kontor-form" method="post" action={actionOf(subscription)} noValidate>
          <input type="hidden" name="seen" value={seen} />
          <NameFields {...state} site={site} use="shipping" />
          <PlaceFields {...state} country={site.market} use="shipping" />
          <PhoneField {...state} site={site} />
          <Button type="submit" name="kind" value="address">
            {words.saveAddress}
          </Button>
        </form>
      </details>
    </section>
  );
}

function PaymentForm({ texts, subscription, seen }: AccountSubscriptionProps) {
  const { account: words } = texts.coffeeSubscription;
  return (
    <section className="kontor-panel" aria-labelledby="subscription-payment">
      <h2 id="subscription-payment">{words.payment}</h2>
      <form className="kontor-form" method="post" action={actionOf(subscription)}>
        <input type="hidden" name="seen" value={seen} />
        <RadioGroup
          id="subscription-pay"
          name="payment"
          label={words.payment}
          defaultValue={subscription.payment}
          options={paymentKinds.map((kind) => ({
            value: kind,
            label: texts.payment.kinds[kind].name,
          }))}
        />
        <Button type="submit" name="kind" value="payment" variant="secondary">
          {words.savePayment}
        </Button>
      </form>
    </section>
  );
}

/** Lists what was delivered, or why not. */
function Deliveries({ site, texts, subscription }: AccountSubscriptionProps) {
  const { account: words } = texts.coffeeSubscription;
  return (
    <section className="kontor-panel" aria-labelledby="subscription-deliveries">
      <h2 id="subscription-deliveries">{words.deliveries}</h2>
      {subscription.deliveries.length === 0 && <p>{words.noDeliveries}</p>}
      <ul className="kontor-account-deliveries">
        {subscription.deliveries.map(
          ({ number, day, state, article, quantity, total, order, reason }) => (
            <li key={number}>
              <strong>{dayText(day, site)}</strong>
              <span>
                {`${words.states[state]}${reason ? ` (${words.reasons[reason]})` : ""}: ${quantity} × ${article.name}`}
              </span>
              {state === "placed" && <span translate="no">{formatMoney(total, site)}</span>}
              {order && (
                <a
                  className="kontor-link"
                  href={`${orderPaths.account}/${order}`}
                  aria-label={`${words.toOrder}: ${dayText(day, site)}`}
                >
                  {words.toOrder}
                </a>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Asks whether a subscription shall end: one press ends it. */
export function SubscriptionCancel({
  texts: { coffeeSubscription },
  subscription,
}: Pick<AccountSubscriptionProps, "texts" | "subscription">) {
  const { account: words } = coffeeSubscription;
  const action = actionOf(subscription);
  return (
    <form className="kontor-panel kontor-order__cancel" method="post" action={action}>
      <p>
        <strong>{words.cancelQuestion}</strong>
      </p>
      <p>{subscription.article.name}</p>
      <p className="kontor-soft">{words.cancelText}</p>
      <Button type="submit" name="kind" value="cancel">
        {words.cancel}
      </Button>
      <a className="kontor-link" href={action}>
        {words.keep}
      </a>
    </form>
  );
}
