import { cartPagePath, newsletterPaths } from "../../../border/border-paths.ts";
import { customerPaths, orderPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { Island } from "../../../border/client/Island.tsx";
import type { Newsletter } from "../../../border/newsletter/server/newsletter.ts";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import {
  doneStatuses,
  type AccountSession,
  type CardKind,
  type DoneKey,
} from "../../customer/customer-contract.ts";
import type { Customer, Visitor } from "../../customer/server/visitor.ts";
import type { StaticPageKey } from "../../sites/page-paths.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import type { AccountFormsProps } from "./AccountForms.tsx";
import { AccountPage, CardOffer, Greeting, UserMenu } from "./AccountPage.tsx";
import type {} from "./AccountPart.island.tsx";
import { AccountPart, type AccountPartProps } from "./AccountPart.tsx";
import { AccountSessions } from "./AccountSessions.tsx";
import { createMailLinkPages } from "./mail-link-pages.server.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface AccountPagesOptions extends PersonalPagesOptions {
  newsletter: Pick<Newsletter, "statusOf" | "unsubscribeCustomer">;
}

export type AccountPages = ReturnType<typeof createAccountPages>;

const cardPages = { kontorcard: "kontorcard", privatecard: "private-card" } as const;

/** Renders the panels of a page, hydrated when the shopper shows interest. */
const Panels = (props: AccountPartProps) => (
  <div className="kontor-account">
    <Island name="AccountPart" strategy="interact" data={props}>
      <AccountPart {...props} />
    </Island>
  </div>
);

/** Renders the pages that greet a customer. */
export function createAccountPages({ newsletter, ...options }: AccountPagesOptions) {
  const page = createPersonalPages(options);
  return {
    ...createMailLinkPages(page),
    userMenu: page(userMenuPage),
    login: page(loginPage),
    account: page(async (content, { account }: Customer, sent?: AccountFormsProps["sent"]) =>
      accountPage(content, account, await newsletter.statusOf(account.email, content.site), sent),
    ),
    sessions: page(sessionsPage),
    register: page(registerPage),
    card: page(cardPage),
  };
}

function userMenuPage(content: PageContent, { status, customer }: Visitor): Page {
  const { site, texts } = content;
  return textPage(
    content,
    "user-menu",
    status,
    <UserMenu
      site={site}
      texts={texts}
      customer={customer?.account}
      cartUrl={cartPagePath}
      accountTitle={accountTitleOf(content)}
    />,
  );
}

function loginPage(
  content: PageContent,
  { status, customer }: Visitor,
  state: FormState = emptyForm,
): Page {
  const { site, texts } = content;
  const isRemembered = status === "REMEMBERED";
  const login = { texts: texts.customer, state, isRemembered };
  return textPage(
    content,
    "account",
    status,
    <>
      {customer && <Greeting site={site} texts={texts.customer} customer={customer.account} />}
      <Panels login={login} />
      <p className="kontor-soft">
        <a className="kontor-link" href={orderPaths.lookUp}>
          {texts.orders.lookUp}
        </a>
      </p>
    </>,
  );
}

function accountPage(
  content: PageContent,
  account: Customer["account"],
  status: Awaited<ReturnType<Newsletter["statusOf"]>>,
  sent?: AccountFormsProps["sent"],
): Page {
  const { site, texts } = content;
  const { postalCode, label, language } = site;
  const { form, pages } = texts.newsletter;
  const forms = {
    site: { postalCode, label, language },
    texts: texts.customer,
    account,
    orders: {
      title: texts.orders.orders,
      text: texts.orders.ordersIntro,
      href: orderPaths.account,
    },
    newsletter:
      status === "SUBSCRIBED"
        ? { text: pages.subscribed.title, action: pages.unsubscribe.button }
        : {
            text: status === "WAITING_FOR_DOI" ? form.success : pages.intro,
            action: texts.footer.newsletter.subscribe,
            href: newsletterPaths.form,
          },
    sent,
  };
  return textPage(
    content,
    "account",
    "LOGGED_IN",
    <>
      <Greeting site={site} texts={texts.customer} customer={account} />
      <Panels forms={forms} />
    </>,
  );
}

function sessionsPage(content: PageContent, sessions: AccountSession[]): Page {
  const { site, texts } = content;
  return {
    type: "content",
    head: {
      title: pageTitle(texts.customer.sessions),
      description: texts.customer.sessionsHint,
      path: customerPaths.sessions,
      isPrivate: true,
    },
    body: (
      <AccountSessions
        site={site}
        texts={texts}
        accountTitle={accountTitleOf(content)}
        sessions={sessions}
        done={doneIn(content, "LOGGED_IN")}
      />
    ),
  };
}

function registerPage({ site, texts: all }: PageContent, state: FormState = emptyForm): Page {
  const { customer: texts } = all;
  const register = { site: { language: site.language }, texts, state };
  return {
    type: "content",
    head: {
      title: pageTitle(texts.register),
      description: texts.registerIntro,
      path: customerPaths.register,
      isPrivate: true,
    },
    body: (
      <div className="kontor-page">
        <div className="kontor-intro">
          <h1>{texts.register}</h1>
          <p>{texts.registerIntro}</p>
        </div>
        <Panels register={register} />
      </div>
    ),
  };
}

function cardPage(content: PageContent, { status, customer }: Visitor, kind: CardKind): Page {
  const { site, texts } = content;
  return textPage(
    content,
    cardPages[kind],
    status,
    <CardOffer
      site={site}
      texts={texts.customer}
      kind={kind}
      customer={status === "LOGGED_IN" ? customer.account : undefined}
    />,
  );
}

/** Returns a text page of the shop team with the customer's part above it. */
function textPage(
  content: PageContent,
  key: StaticPageKey,
  status: LoginStatus,
  part: ReactNode,
): Page {
  const { site, texts, staticPages } = content;
  const { title, description, path, html } = staticPages.get(site.code, key);
  return {
    type: "content",
    head: {
      title: pageTitle(title),
      description,
      path,
      alternates: Object.fromEntries(siteCodes.map((code) => [code, path])),
    },
    body: (
      <AccountPage
        texts={texts}
        title={title}
        done={doneIn(content, status)}
        html={html}
        navigation={{
          groups: staticPages.groups(site.code),
          label: texts.footer.footer,
          current: path,
        }}
      >
        {part}
      </AccountPage>
    ),
  };
}

const accountTitleOf = ({ site, staticPages }: PageContent) =>
  staticPages.get(site.code, "account").title;

/** Returns the form that was just submitted. */
function doneIn({ query: { done } }: PageContent, status: LoginStatus) {
  const keys = Object.keys(doneStatuses) as DoneKey[];
  return keys.find((key) => key === done && doneStatuses[key] === status);
}
