import type { ReactNode } from "react";
import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import { itemAttributes, listAttributes } from "../../../platform/shared/item-attributes.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { unitPrice } from "../listing/unit-price.ts";
import { figuresOfSubscriptions } from "./subscription-figures.ts";
import type { Coffee } from "./coffee.ts";

export interface SubscriptionPageProps {
  site: Site;
  texts: SiteTexts;
  coffees: Coffee[];
  /** Addresses of the large picture without width and format. */
  picture?: string;
  darkPicture?: string;
  /** The form of the chosen coffee. */
  form?: ReactNode;
  /** The number of the chosen coffee. */
  chosen?: number;
}

/** Renders what a subscription is, the coffees to choose from, and the form of the chosen one. */
export function SubscriptionPage({
  site,
  texts,
  coffees,
  picture,
  darkPicture,
  form,
  chosen,
}: SubscriptionPageProps) {
  const { coffeeSubscription: words, catalogue } = texts;
  const filled = (text: string) => fill(text, figuresOfSubscriptions(site));
  const path = form ? [{ id: "subscription", name: words.title, url: subscriptionPaths.page }] : [];
  return (
    <div className="kontor-page kontor-subscribe">
      <Breadcrumb
        label={catalogue.breadcrumb}
        path={path}
        current={form ? words.form.title : words.title}
      />
      {form ?? (
        <section className="kontor-subscribe__hero">
          {picture && (
            <Picture
              base={picture}
              darkBase={darkPicture}
              alt=""
              sizes="(width < 48em) 100vw, 55vw"
              ratio={[16, 9]}
              maxWidth={1600}
              priority="high"
            />
          )}
          <div>
            <h1>{words.hero.headline}</h1>
            <p>{filled(words.hero.text)}</p>
            {coffees.length > 0 && <Button href="#coffees">{words.hero.button}</Button>}
          </div>
        </section>
      )}
      {!form && (
        <section className="kontor-section" aria-labelledby="subscription-how">
          <h2 id="subscription-how">{words.howTitle}</h2>
          <ol className="kontor-subscribe__steps">
            {words.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{filled(text)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {coffees.length > 0 ? (
        <CoffeeList {...{ site, texts, coffees, chosen }} />
      ) : (
        <section className="kontor-section">
          <h2>{words.nothing.title}</h2>
          <p>{words.nothing.text}</p>
        </section>
      )}
      <section className="kontor-section kontor-subscribe__faq" aria-labelledby="subscription-faq">
        <h2 id="subscription-faq">{words.faqTitle}</h2>
        {words.faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{filled(answer)}</p>
          </details>
        ))}
        <p className="kontor-soft">{filled(words.law)}</p>
      </section>
    </div>
  );
}

/** Lists the coffees by their categories, which say whether they are ground. */
function CoffeeList({
  site,
  texts,
  coffees,
  chosen,
}: Pick<SubscriptionPageProps, "site" | "texts" | "coffees" | "chosen">) {
  const { coffeeSubscription: words } = texts;
  const groups = [...Map.groupBy(coffees, ({ categories }) => categories.at(-1) ?? "")];
  return (
    <section className="kontor-section" aria-labelledby="coffees">
      <h2 id="coffees">{chosen === undefined ? words.chooseTitle : words.otherCoffee}</h2>
      {chosen === undefined && <p className="kontor-subscribe__lead">{words.chooseText}</p>}
      {groups.map(([category, products]) => (
        <section key={category} className="kontor-subscribe__group" aria-label={category}>
          <h3>{category}</h3>
          <ul {...listAttributes({ id: "subscription", name: words.title })}>
            {products.map((coffee) => (
              <CoffeeTile
                key={coffee.number}
                {...{ site, texts, coffee }}
                isChosen={coffee.number === chosen}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function CoffeeTile({
  site,
  texts: { coffeeSubscription: words, catalogue },
  coffee,
  isChosen,
}: Pick<SubscriptionPageProps, "site" | "texts"> & { coffee: Coffee; isChosen: boolean }) {
  const { number, name, lead, picture, isFrom } = coffee;
  const price = subscriptionPrice(coffee.price, site.currency);
  const money = formatMoney(price, site);
  const unit = unitPrice(price, coffee, site, catalogue);
  return (
    <li
      className="kontor-subscribe__coffee"
      data-chosen={isChosen || undefined}
      {...itemAttributes({ ...coffee, id: String(number) })}
    >
      <Picture
        base={pictureBase(picture)}
        alt=""
        sizes="(width < 48em) 30vw, 12rem"
        maxWidth={480}
      />
      <div>
        <h4>
          <a
            href={`${subscriptionPaths.page}?product=${number}#subscription`}
            aria-current={isChosen ? "true" : undefined}
          >
            {name}
          </a>
        </h4>
        <p className="kontor-soft">{lead}</p>
        <p>
          <strong translate={isFrom ? undefined : "no"}>
            {isFrom ? fill(catalogue.fromPrice, { price: money }) : money}
          </strong>{" "}
          <s translate="no">{formatMoney(coffee.price, site)}</s>{" "}
          {unit && <small className="kontor-soft">{unit}</small>}
        </p>
        <span className="kontor-subscribe__choose" aria-hidden>
          {isChosen ? words.chosen : words.choose}
        </span>
      </div>
    </li>
  );
}
