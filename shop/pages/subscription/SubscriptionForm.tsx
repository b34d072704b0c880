import { subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { itemAttributes } from "../../../platform/shared/item-attributes.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import {
  subscriptionLimits,
  type CalendarDay,
} from "../../subscriptions/subscriptions-contract.ts";
import { NameFields, PhoneField, PlaceFields } from "../checkout/AddressFields.tsx";
import type { CheckoutFormState, ProblemHints } from "../checkout/CheckoutFields.tsx";
import {
  subscriptionFields as fields,
  usualForm,
  type SubscriptionProblem,
} from "./form-fields.ts";
import { figuresOfSubscriptions } from "./subscription-figures.ts";
import { SubscriptionSummary, type SubscriptionSummaryProps } from "./SubscriptionSummary.tsx";

export interface SubscriptionFormProps {
  site: Site;
  texts: SiteTexts;
  product: ProductDetails;
  /** The chosen article. */
  tcm: string;
  values: CheckoutForm;
  problems: ReadonlySet<SubscriptionProblem>;
  address: { problems: CheckoutProblems; hints: ProblemHints };
  /** Articles that can replace it. */
  others: { value: string; text: string; group?: string }[];
  days: { from: CalendarDay; to: CalendarDay };
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
  site,
  texts,
  product,
  tcm,
  values,
  problems,
  address,
  others,
  days,
  quote,
  quantity,
  deliveries,
  entry,
  notice,
}: SubscriptionFormProps) {
  const { coffeeSubscription: words, cart, catalogue } = texts;
  const { form } = words;
  const money = (amount: number) => formatMoney(amount, site);
  const valueOf = (name: keyof typeof usualForm) => values[name] ?? usualForm[name];
  const errorOf = (name: SubscriptionProblem) =>
    problems.has(name) ? problemTexts(texts, site, days)[name] : undefined;
  const hasProblems = problems.size > 0 || Object.keys(address.problems).length > 0;
  const [picture] = product.pictures;
  const chosen = product.articles.find((article) => article.tcm === tcm);
  const addressState: CheckoutFormState = {
    texts: { checkout: texts.checkout, customer: texts.customer },
    values,
    owner: "",
    ...address,
  };
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
      <div className="kontor-subscribe__coffee-head">
        {picture && (
          <Picture
            base={pictureBase(picture)}
            alt=""
            sizes="(width < 48em) 40vw, 16rem"
            maxWidth={640}
          />
        )}
        <div>
          <p className="kontor-soft">{form.title}</p>
          <h1>{product.name}</h1>
          <p>{product.lead}</p>
          {product.choice && (
            <p className="kontor-subscribe__grinds">
              <span>{product.choice.label}</span>
              {product.choice.options.map((option) =>
                option.number === product.number ? (
                  <strong key={option.number}>{option.label}</strong>
                ) : (
                  <a
                    key={option.number}
                    href={`${subscriptionPaths.page}?product=${option.number}#subscription`}
                  >
                    {option.label}
                  </a>
                ),
              )}
            </p>
          )}
          <p>
            <a className="kontor-link" href="#coffees">
              {words.otherCoffee}
            </a>
          </p>
        </div>
      </div>
      <div className="kontor-subscribe__choices">
        {(notice ?? hasProblems) && (
          <div className="kontor-notice" data-kind="error" role="alert">
            <p>{notice ?? words.problems.check}</p>
          </div>
        )}
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
            options={numbers(subscriptionLimits.quantity)}
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
            defaultValue={values[fields.day] ?? days.from}
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
            defaultValue={values[fields.other] ?? ""}
            error={errorOf("other")}
            options={[{ value: "", text: form.similar }, ...others]}
          />
        </div>
        <Checkbox
          id="subscription-gift"
          name={fields.gift}
          value="yes"
          label={form.gift}
          hint={form.giftHint}
          defaultChecked={values[fields.gift] === "yes"}
        />
        <div className="kontor-subscribe__part" data-part="gift">
          <Select
            id="subscription-deliveries"
            name={fields.deliveries}
            label={form.deliveries}
            defaultValue={valueOf("deliveries")}
            error={errorOf("deliveries")}
            options={numbers(subscriptionLimits.giftDeliveries)}
          />
          <TextField
            id="subscription-recipient"
            name={fields.recipient}
            label={form.recipientName}
            defaultValue={values[fields.recipient]}
            error={errorOf("recipient")}
            required
          />
          <TextArea
            id="subscription-message"
            name={fields.message}
            label={form.message}
            hint={fill(form.messageHint, { max: subscriptionLimits.giftMessage })}
            error={errorOf("message")}
            defaultValue={values[fields.message]}
            rows={3}
          />
          <fieldset className="kontor-subscribe__recipient">
            <legend>{form.recipient}</legend>
            <p className="kontor-soft">{form.recipientHint}</p>
            <NameFields {...addressState} site={site} use="shipping" />
            <PlaceFields {...addressState} country={site.market} use="shipping" />
            <PhoneField {...addressState} site={site} />
          </fieldset>
        </div>
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

const numbers = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index);
    return { value, text: value };
  });

/** Returns the messages of fields, with the limits that they name. */
export function problemTexts(
  {
    coffeeSubscription: { problems },
    customer,
  }: Pick<SiteTexts, "coffeeSubscription"> & { customer: Pick<SiteTexts["customer"], "problems"> },
  { locale }: Pick<Site, "locale">,
  days: { from: CalendarDay; to: CalendarDay },
): Record<SubscriptionProblem, string> {
  const { quantity, weeks, giftDeliveries, giftMessage } = subscriptionLimits;
  const day = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    tcm: problems.article,
    quantity: fill(problems.quantity, quantity),
    weeks: fill(problems.interval, weeks),
    day: fill(problems.day, {
      from: day.format(new Date(days.from)),
      to: day.format(new Date(days.to)),
    }),
    other: problems.alternative,
    recipient: customer.problems.required,
    deliveries: fill(problems.deliveries, giftDeliveries),
    message: fill(problems.message, { max: giftMessage }),
  };
}
