import { subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { subscriptionLimits } from "../../subscriptions/subscriptions-contract.ts";
import { numberOptions, subscriptionFields as fields } from "./form-fields.ts";
import type { SubscriptionFieldsProps } from "./subscription-fields-props.ts";

/** Renders the choices about a coffee: pack, quantity, interval, first delivery, and what happens when it is sold out. */
export function SubscriptionChoiceFields({
  site,
  texts: { coffeeSubscription, cart, catalogue },
  product,
  tcm,
  others,
  days,
  valueOf,
  errorOf,
}: SubscriptionFieldsProps) {
  const { form } = coffeeSubscription;
  const money = (amount: number) => formatMoney(amount, site);
  return (
    <>
      <RadioGroup
        id="subscription-tcm"
        name={fields.tcm}
        label={form.pack}
        defaultValue={tcm}
        error={errorOf("tcm")}
        options={product.articles.map((article) => ({
          value: article.tcm,
          label: article.label,
          hint:
            article.availability === "AVAILABLE"
              ? `${money(subscriptionPrice(article.price, site.currency))} ${fill(form.instead, { price: money(article.price) })}`
              : catalogue.availability[article.availability],
        }))}
      />
      <div className="kontor-form__pair">
        <Select
          id="subscription-quantity"
          name={fields.quantity}
          label={form.quantity}
          defaultValue={valueOf("quantity")}
          error={errorOf("quantity")}
          options={numberOptions(subscriptionLimits.quantity)}
        />
        <Select
          id="subscription-weeks"
          name={fields.weeks}
          label={form.interval}
          defaultValue={valueOf("weeks")}
          error={errorOf("weeks")}
          options={subscriptionWeeks.map((weeks) => ({
            value: String(weeks),
            text: plural(cart.everyWeeks, weeks, site.locale),
          }))}
        />
      </div>
      <RadioGroup
        id="subscription-begin"
        name={fields.begin}
        label={form.begin}
        defaultValue={valueOf("begin")}
        options={[
          { value: "now", label: form.now, hint: form.nowHint },
          { value: "later", label: form.later, hint: form.laterHint },
        ]}
      />
      <div className="kontor-subscribe__part" data-part="later">
        <TextField
          id="subscription-day"
          name={fields.day}
          type="date"
          label={form.day}
          min={days.from}
          max={days.to}
          defaultValue={valueOf("day") ?? days.from}
          error={errorOf("day")}
        />
      </div>
      <RadioGroup
        id="subscription-sold-out"
        name={fields.soldOut}
        label={form.soldOut}
        defaultValue={valueOf("soldOut")}
        options={[
          { value: "skip", label: form.skip, hint: form.skipHint },
          { value: "alternative", label: form.alternative, hint: form.alternativeHint },
        ]}
      />
      <div className="kontor-subscribe__part" data-part="alternative">
        <Select
          id="subscription-other"
          name={fields.other}
          label={form.which}
          defaultValue={valueOf("other") ?? ""}
          error={errorOf("other")}
          options={[{ value: "", text: form.similar }, ...others]}
        />
      </div>
    </>
  );
}
