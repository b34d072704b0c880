import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { cartFields, cartFormNames } from "../../../border/cart/cart-form.ts";
import { subscriptionPercent, subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import { formatMoney, formatPercent } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Article } from "../../../commerce/catalogue-contract.ts";

export interface SubscriptionTexts extends Pick<
  CartTexts,
  "buyOnce" | "everyWeeks" | "interval" | "subscribe"
> {
  /** Link to the page with all choices. */
  more: string;
}

interface SubscriptionChoiceProps {
  productNumber: number;
  article: Pick<Article, "price" | "tcm">;
  site: Pick<Site, "locale" | "currency">;
  texts: SubscriptionTexts;
  /** Weeks between deliveries; undefined for a single purchase. */
  intervalWeeks: number | undefined;
  onChange: (intervalWeeks: number | undefined) => void;
}

/** The preselected interval. */
const usualWeeks = 4;

/**
 * Renders the choice between a single purchase and a subscription at a lower price. The names are those of the cart page's form.
 */
export function SubscriptionChoice({
  productNumber,
  article: { price, tcm },
  site,
  texts,
  intervalWeeks,
  onChange,
}: SubscriptionChoiceProps) {
  const percent = formatPercent(subscriptionPercent, site);
  const isSubscribed = intervalWeeks !== undefined;
  return (
    <fieldset className="kontor-variants kontor-subscription">
      <legend className="kontor-hidden">{texts.interval}</legend>
      <label className="kontor-variant">
        <input
          type="radio"
          name={cartFields.change}
          value={cartFormNames.addArticle}
          checked={!isSubscribed}
          onChange={() => onChange(undefined)}
        />
        <span>
          <span>{texts.buyOnce}</span>
          <small translate="no">{formatMoney(price, site)}</small>
        </span>
      </label>
      <label className="kontor-variant">
        <input
          type="radio"
          name={cartFields.change}
          value={cartFormNames.setSubscription}
          checked={isSubscribed}
          onChange={() => onChange(usualWeeks)}
        />
        <span>
          <span>{fill(texts.subscribe, { percent })}</span>
          <small translate="no">{formatMoney(subscriptionPrice(price, site.currency), site)}</small>
        </span>
      </label>
      <label className="kontor-interval">
        <span>{texts.interval}</span>
        <select
          className="kontor-field__control"
          name={cartFields.intervalWeeks}
          value={intervalWeeks ?? usualWeeks}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {subscriptionWeeks.map((weeks) => (
            <option key={weeks} value={weeks}>
              {plural(texts.everyWeeks, weeks, site.locale)}
            </option>
          ))}
        </select>
      </label>
      <p className="kontor-interval">
        <a
          className="kontor-link"
          href={`${subscriptionPaths.page}?product=${productNumber}&tcm=${tcm}#subscription`}
        >
          {texts.more}
        </a>
      </p>
    </fieldset>
  );
}
