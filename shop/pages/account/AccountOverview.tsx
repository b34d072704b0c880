import type { ReactNode } from "react";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { accountSections, type AccountSection } from "../../customer/account-texts.ts";
import type { Account, SavedAddress } from "../../customer/customer-contract.ts";
import type { Order } from "../../orders/order-contract.ts";
import { orderPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";
import { AddressText } from "../orders/AddressText.tsx";
import { NoOrders } from "../orders/OrderList.tsx";
import { OrderFacts } from "../orders/OrderDetails.tsx";
import { OrderTotal } from "../orders/OrderList.tsx";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import { nextText } from "./subscription-words.ts";
import { sectionPaths } from "./account-sections.ts";

export interface AccountOverviewProps {
  site: Pick<Site, "locale" | "language" | "currency" | "market" | "timeZone">;
  texts: SiteTexts;
  account: Account;
  /** The newest one. */
  lastOrder?: Order;
  /** The address that the checkout begins with. */
  address?: SavedAddress;
  /** The subscription with the next delivery. */
  subscription?: CoffeeSubscription;
  /** The sections that the site has; all by default. */
  sections?: readonly AccountSection[];
  /** The state of the newsletter's subscription. */
  newsletter: string;
}

/** How many pictures of an order are shown. */
const maxPictures = 5;

/** Renders the account at a glance: the last order, and a card for each of the other pages. */
export function AccountOverview({
  site,
  texts,
  account,
  lastOrder,
  address,
  subscription,
  newsletter,
  sections = accountSections,
}: AccountOverviewProps) {
  const { customer, account: accountTexts } = texts;
  const facts: Partial<Record<AccountSection, ReactNode>> = {
    subscriptions: subscription && (
      <p>
        {subscription.article.name}
        <br />
        {nextText(subscription, site, texts.coffeeSubscription)}
      </p>
    ),
    addresses: address ? <AddressText address={address.address} site={site} /> : undefined,
    profile: <p translate="no">{fullName(account, site)}</p>,
    loginData: <p translate="no">{account.email}</p>,
    card: (
      <>
        <p className="kontor-account-beans">
          {plural(customer.beans, account.loyaltyBeans, site.locale)}
        </p>
        <p>
          {account.card && account.cardNumber
            ? fill(customer.cardNumber, { number: account.cardNumber })
            : customer.noCard}
        </p>
      </>
    ),
    newsletter: <p>{newsletter}</p>,
  };
  const cards = sections.filter((section) => section !== "overview");
  return (
    <div className="kontor-account-overview">
      {lastOrder ? (
        <LastOrder {...{ site, texts }} order={lastOrder} />
      ) : (
        <NoOrders texts={texts} />
      )}
      <ul className="kontor-account-cards">
        {cards.map((section) => (
          <li key={section} className="kontor-panel">
            <h2>
              <a href={sectionPaths[section]}>{accountTexts.sections[section].title}</a>
            </h2>
            {facts[section] ?? <p>{accountTexts.sections[section].text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastOrder({
  site,
  texts,
  order,
}: Pick<AccountOverviewProps, "site" | "texts"> & { order: Order }) {
  const { orders, account } = texts;
  const title = fill(orders.order, { number: groupedNumber(order.number) });
  return (
    <section className="kontor-panel kontor-account-order" aria-labelledby="last-order">
      <h2 id="last-order">{account.lastOrder}</h2>
      <div className="kontor-account-order__pictures">
        {order.lines.slice(0, maxPictures).map(({ kind, tcm, picture }) => (
          <EntryPicture key={`${kind} ${tcm}`} base={picture} sizes="96px" />
        ))}
      </div>
      <p>{order.lines.map((line) => line.title).join(" · ")}</p>
      <OrderFacts site={site} texts={texts} order={order} />
      <OrderTotal site={site} texts={texts} order={order} />
      <p className="kontor-actions">
        <Button
          href={`${orderPaths.account}/${order.number}`}
          aria-label={`${orders.show}: ${title}`}
        >
          {orders.show}
        </Button>
        <Button variant="secondary" href={orderPaths.account}>
          {orders.orders}
        </Button>
      </p>
    </section>
  );
}
