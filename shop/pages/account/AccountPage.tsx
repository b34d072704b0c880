import { cardPaths, customerPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import {
  type CustomerTexts,
  type DoneKey,
  type KnownCustomer,
} from "../../customer/customer-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { TextNavigation, type TextNavigationProps } from "../text/TextNavigation.tsx";
import { Benefits } from "./AccountRegister.tsx";
import { linksInShop } from "../text/links-in-shop.ts";

export interface AccountPageProps {
  texts: SiteTexts;
  title: string;
  /** The message about the form that was just submitted. */
  done?: DoneKey;
  /** The customer's part, above a text that is the same for every shopper. */
  children: ReactNode;
  /** Rendered from Markdown written by the shop's team. */
  html: string;
  navigation: Omit<TextNavigationProps, "children">;
}

/** Renders a page of text with a part for the customer. */
export function AccountPage({ texts, title, done, children, html, navigation }: AccountPageProps) {
  return (
    <div className="kontor-page">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={title} />
      <TextNavigation {...navigation}>
        <h1>{title}</h1>
        <DoneNotice texts={texts.customer} done={done} />
        {children}
        <article className="kontor-text" dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
      </TextNavigation>
    </div>
  );
}

/** Tracking counts each of these once. */
const trackedAs: Partial<Record<DoneKey, "login" | "sign_up">> = {
  loggedIn: "login",
  registered: "sign_up",
};

/** Shows the message about the form that was just submitted. */
export function DoneNotice({ texts, done }: { texts: CustomerTexts; done?: DoneKey }) {
  return (
    done && (
      <div
        className="kontor-notice"
        data-kind="good"
        role="status"
        data-kontor-done={trackedAs[done]}
      >
        <p>{texts.done[done]}</p>
      </div>
    )
  );
}

export interface GreetingProps {
  site: Pick<Site, "locale" | "language">;
  texts: CustomerTexts;
  customer: KnownCustomer;
}

/** Greets the customer by name and shows the collected beans. */
export function Greeting({ site, texts, customer }: GreetingProps) {
  return (
    <p className="kontor-greeting">
      <strong>{fill(texts.greeting, { name: fullName(customer, site) })}</strong>
      <span>{plural(texts.beans, customer.loyaltyBeans, site.locale)}</span>
    </p>
  );
}

export interface UserMenuProps extends Omit<GreetingProps, "texts" | "customer"> {
  texts: SiteTexts;
  /** The customer of a browser that is logged in or remembered. */
  customer?: KnownCustomer;
  cartUrl: string;
  accountTitle: string;
}

/** Renders the links behind the header's user icon. */
export function UserMenu({ site, texts, customer, cartUrl, accountTitle }: UserMenuProps) {
  const { customer: customerTexts } = texts;
  if (!customer)
    return (
      <section className="kontor-panel" aria-labelledby="benefits-headline">
        <h2 id="benefits-headline">{customerTexts.benefitsHeadline}</h2>
        <Benefits texts={customerTexts} />
        <p className="kontor-actions">
          <Button href={customerPaths.account}>{customerTexts.login}</Button>
          <Button variant="secondary" href={customerPaths.register}>
            {customerTexts.register}
          </Button>
        </p>
      </section>
    );
  return (
    <section className="kontor-panel" aria-label={customerTexts.yourData}>
      <Greeting site={site} texts={customerTexts} customer={customer} />
      {customer.isCommunityMember && <p>{customerTexts.isCommunityMember}</p>}
      <div className="kontor-actions">
        <Button href={customerPaths.account}>{accountTitle}</Button>
        <Button variant="secondary" href={cardPaths[customer.card ?? "kontorcard"]}>
          {customerTexts.cards[customer.card ?? "kontorcard"]}
        </Button>
        <Button variant="secondary" href={cartUrl}>
          {texts.cart.cart}
        </Button>
        <form method="post" action={customerPaths.logout} data-kontor-logout>
          <Button type="submit" variant="secondary">
            {customerTexts.logout}
          </Button>
        </form>
      </div>
    </section>
  );
}
