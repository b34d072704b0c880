import { subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { subscriptionLimits } from "../../subscriptions/subscriptions-contract.ts";
import { numberOptions } from "../subscription/form-fields.ts";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Renders the form about what comes, how much and how often. */
export function SubscriptionContentsForm({
  site,
  texts,
  subscription,
  articles,
  seen,
  action,
  note,
}: SubscriptionTermsProps) {
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
        action={action}
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
            options={numberOptions(subscriptionLimits.quantity)}
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
        {note?.("contents")}
        <Button type="submit" name="kind" value="contents">
          {words.saveContents}
        </Button>
      </form>
    </section>
  );
}
