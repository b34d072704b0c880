import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import { itemAttributes } from "../../../platform/shared/item-attributes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { subscriptionPaths } from "../../shop-paths.ts";
import {
  subscriptionFields as fields,
  usualForm,
  type SubscriptionProblem,
} from "./form-fields.ts";
import type { SubscriptionFieldsProps } from "./subscription-fields-props.ts";
import { figuresOfSubscriptions } from "./subscription-figures.ts";
import { subscriptionProblemTexts } from "./subscription-problem-texts.ts";
import { SubscriptionChoiceFields } from "./SubscriptionChoiceFields.tsx";
import { SubscriptionCoffee } from "./SubscriptionCoffee.tsx";
import { SubscriptionGiftFields } from "./SubscriptionGiftFields.tsx";
import { SubscriptionSummary, type SubscriptionSummaryProps } from "./SubscriptionSummary.tsx";

export interface SubscriptionFormProps extends Omit<
  SubscriptionFieldsProps,
  "valueOf" | "errorOf"
> {
  problems: ReadonlySet<SubscriptionProblem>;
  quote?: SubscriptionSummaryProps["quote"];
  quantity: number;
  deliveries?: number;
  /** The entry of the cart that it changes. */
  entry?: string;
  /** Why it was not put into the cart. */
  notice?: string;
}

/** Renders the choices for one coffee with what they cost, as one form. */
export function SubscriptionForm({
  problems,
  quote,
  quantity,
  deliveries,
  entry,
  notice,
  ...about
}: SubscriptionFormProps) {
  const { site, texts, product, tcm, values, address, days } = about;
  const { coffeeSubscription: words } = texts;
  const beginsWith: Partial<Record<keyof typeof fields, string>> = usualForm;
  const state: SubscriptionFieldsProps = {
    ...about,
    valueOf: (name) => values[name] ?? beginsWith[name],
    errorOf: (name) =>
      problems.has(name) ? subscriptionProblemTexts(texts, site, days)[name] : undefined,
  };
  const hasProblems = problems.size > 0 || Object.keys(address.problems).length > 0;
  const chosen = product.articles.find((article) => article.tcm === tcm);
  return (
    <form
      className="kontor-subscribe__form"
      id="subscription"
      method="post"
      action={subscriptionPaths.page}
      data-subscription-form
      noValidate
      {...itemAttributes({
        id: String(product.number),
        name: product.name,
        ...(chosen && { price: subscriptionPrice(chosen.price, site.currency) }),
        categories: product.path.map(({ name }) => name),
      })}
      data-item-variant={tcm}
    >
      <input type="hidden" name={fields.product} value={product.number} />
      {entry && <input type="hidden" name={fields.entry} value={entry} />}
      <SubscriptionCoffee product={product} texts={words} />
      <div className="kontor-subscribe__choices">
        {(notice ?? hasProblems) && (
          <div className="kontor-notice" data-kind="error" role="alert">
            <p>{notice ?? words.problems.check}</p>
          </div>
        )}
        <SubscriptionChoiceFields {...state} />
        <SubscriptionGiftFields {...state} />
      </div>
      <section
        className="kontor-panel kontor-subscribe__summary"
        aria-labelledby="subscription-sum"
      >
        <h2 id="subscription-sum">{words.summary.title}</h2>
        <div data-subscription-costs role="status">
          {quote && (
            <SubscriptionSummary {...{ site, texts: words, quote, quantity, deliveries }} />
          )}
        </div>
        <Button type="submit" name={fields.show} value="yes" variant="secondary">
          {words.summary.show}
        </Button>
        <Button type="submit" variant="activating" isDisabled={!quote}>
          {entry ? words.summary.save : words.summary.add}
        </Button>
        <p className="kontor-soft">{fill(words.law, figuresOfSubscriptions(site))}</p>
      </section>
    </form>
  );
}
