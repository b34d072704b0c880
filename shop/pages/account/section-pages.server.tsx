import type { ReactNode } from "react";
import type { Newsletter } from "../../../border/newsletter/server/newsletter.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { AccountSection } from "../../customer/account-texts.ts";
import type { AccountSession } from "../../customer/customer-contract.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { PageContent, createPersonalPages } from "../document/personal-pages.server.ts";
import type { InviteState } from "../customer-card/CardHousehold.tsx";
import { cardEndText } from "../customer-card/card-end-text.ts";
import { CardPage } from "../customer-card/CardPage.tsx";
import { pageTitle } from "../document/page-title.ts";
import { linksInShop } from "../text/links-in-shop.ts";
import { stateOf, type SentForm } from "./AccountForms.tsx";
import { AccountConsents, subscriptionText } from "./AccountConsents.tsx";
import { DataExport } from "./AccountData.tsx";
import { AccountFrame, type AccountFrameProps } from "./AccountFrame.tsx";
import { AccountOverview } from "./AccountOverview.tsx";
import { Greeting } from "./AccountPage.tsx";
import { AccountSessions } from "./AccountSessions.tsx";
import { sectionPaths, shownSections } from "./account-sections.ts";
import { doneIn } from "./done-in.server.ts";
import { Panels } from "./Panels.tsx";

export interface SectionPagesOptions {
  customers: Pick<Accounts, "addresses">;
  customerCards: Pick<CustomerCards, "account">;
  newsletter: Pick<Newsletter, "statusOf">;
  orders: Pick<Orders, "ofCustomer">;
  subscriptions: Pick<Subscriptions, "listOf">;
}

type Account = Customer["account"];

/** Renders the pages of a customer who is logged in. */
export function createSectionPages(
  page: ReturnType<typeof createPersonalPages>,
  { customers, customerCards, newsletter, orders, subscriptions }: SectionPagesOptions,
) {
  return {
    overview: page(async (content, { id, account }: Customer) => {
      const [lastOrder] = await orders.ofCustomer(id, content.site);
      const [address] = await customers.addresses.list(id);
      const status = await newsletter.statusOf(account.email, content.site);
      const at = { site: content.site, now: content.now };
      const subscription = (await subscriptions.listOf(id, at)).find(({ next }) => next);
      const { site, texts } = content;
      return sectionPage(
        content,
        "overview",
        <>
          <AccountOverview
            {...{ site, texts, account, lastOrder, address, subscription }}
            sections={shownSections(content, subscription && "subscriptions")}
            newsletter={subscriptionText(status, texts)}
          />
          <details className="kontor-account-help">
            <summary>{texts.account.help}</summary>
            <article
              className="kontor-text"
              dangerouslySetInnerHTML={{ __html: linksInShop(accountText(content).html) }}
            />
          </details>
        </>,
        { intro: <Greeting site={site} texts={texts.customer} customer={account} /> },
      );
    }),
    profile: page((content, { account }: Customer, sent?: SentForm) =>
      profilePage(content, account, sent),
    ),
    loginData: page(({ texts, ...content }, { account: { email } }: Customer, sent?: SentForm) =>
      sectionPage(
        { texts, ...content },
        "loginData",
        <Panels loginData={{ texts: texts.customer, email, sent }} />,
      ),
    ),
    sessions: page((content, sessions: AccountSession[]) =>
      sectionPage(
        content,
        "sessions",
        <AccountSessions site={content.site} texts={content.texts.customer} sessions={sessions} />,
        { intro: <p>{content.texts.customer.sessionsIntro}</p> },
      ),
    ),
    card: page(async (content, { id }: Customer, invite?: InviteState) => {
      const card = content.site.card && (await customerCards.account(id));
      return sectionPage(content, "card", <CardPage {...content} {...{ card, invite }} />, {
        styles: ["customer-card.entry.css"],
      });
    }),
    newsletter: page(async (content, { account: { email } }: Customer) => {
      const status = await newsletter.statusOf(email, content.site);
      const { texts, staticPages, site } = content;
      const { path: privacyPath } = staticPages.get(site.code, "privacy");
      return sectionPage(
        content,
        "newsletter",
        <AccountConsents {...{ texts, status, privacyPath }} />,
      );
    }),
    data: page(async (content, { id }: Customer, sent?: SentForm) => {
      const { site, texts } = content;
      const card = site.card && (await customerCards.account(id));
      const state = stateOf("delete", sent);
      return sectionPage(
        content,
        "data",
        <>
          <div className="kontor-account">
            <DataExport texts={texts.account} />
          </div>
          <Panels
            removal={{
              form: "delete",
              texts: texts.customer,
              state,
              ...(card && { cardEnd: cardEndText(card, { site, texts }) }),
            }}
          />
        </>,
      );
    }),
  };
}

function profilePage(content: PageContent, { profile }: Account, sent?: SentForm): Page {
  const { site, texts } = content;
  return sectionPage(
    content,
    "profile",
    <Panels
      profile={{
        form: "profile",
        site: { language: site.language },
        texts: texts.customer,
        state: stateOf("profile", sent),
        profile,
      }}
    />,
  );
}

/** Returns a page of the account. */
export function sectionPage(
  content: PageContent,
  section: AccountSection,
  part: ReactNode,
  {
    title: own,
    intro,
    styles = [],
  }: Pick<AccountFrameProps, "title" | "intro"> & { styles?: string[] } = {},
): Page {
  const { texts } = content;
  const { title: accountTitle } = accountText(content);
  const { title, text } = texts.account.sections[section];
  return {
    type: "content",
    styles: ["account.entry.css", "checkout-page.entry.css", ...styles],
    head: {
      title: pageTitle(own ?? (section === "overview" ? accountTitle : title)),
      description: text,
      path: sectionPaths[section],
      isPrivate: true,
    },
    body: (
      <AccountFrame
        {...{ texts, accountTitle, section, intro }}
        sections={shownSections(content, section)}
        title={own}
        done={doneIn(content, "LOGGED_IN")}
      >
        {part}
      </AccountFrame>
    ),
  };
}

const accountText = ({ site, staticPages }: PageContent) => staticPages.get(site.code, "account");
