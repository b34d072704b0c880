import { cartPagePath } from "../../../border/border-paths.ts";
import { customerPaths, orderPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { type CardKind } from "../../customer/customer-contract.ts";
import type { Visitor } from "../../customer/server/visitor.ts";
import type { StaticPageKey } from "../../sites/page-paths.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import { AccountPage, CardOffer, Greeting, UserMenu } from "./AccountPage.tsx";
import { createAddressPages } from "./address-pages.server.tsx";
import { doneIn } from "./done-in.server.ts";
import { createMailLinkPages } from "./mail-link-pages.server.tsx";
import { Panels } from "./Panels.tsx";
import { createSectionPages, type SectionPagesOptions } from "./section-pages.server.tsx";
import {
  createSubscriptionSections,
  type SubscriptionSectionsOptions,
} from "./subscription-sections.server.tsx";
import { pageTitle } from "../document/page-title.ts";

export type AccountPagesOptions = PersonalPagesOptions &
  SectionPagesOptions &
  SubscriptionSectionsOptions;

export type AccountPages = ReturnType<typeof createAccountPages>;

const cardPages = { kontorcard: "kontorcard", privatecard: "private-card" } as const;

/** Renders the pages that greet a customer. */
export function createAccountPages(options: AccountPagesOptions) {
  const page = createPersonalPages(options);
  return {
    ...createMailLinkPages(page),
    ...createAddressPages(page),
    subscriptions: createSubscriptionSections(page, options),
    sections: createSectionPages(page, options),
    userMenu: page(userMenuPage),
    login: page(loginPage),
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
