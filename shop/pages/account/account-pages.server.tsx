import { cartPagePath, newsletterPaths } from "../../../border/border-paths.ts";
import { customerPaths, orderPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
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
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { StaticPageKey } from "../../sites/page-paths.ts";
import type { PageHead } from "../../../storefront/pages/Document.tsx";
import {
  renderDocument,
  type PageFrame,
  viewOf,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import type { AccountFormsProps } from "./AccountForms.tsx";
import { AccountPage, CardOffer, Greeting, UserMenu } from "./AccountPage.tsx";
import type {} from "./AccountPart.island.tsx";
import { AccountPart, type AccountPartProps } from "./AccountPart.tsx";
import { AccountSessions } from "./AccountSessions.tsx";
import { createMailLinkPages } from "./mail-link-pages.server.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface AccountPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
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

/** Renders the pages that greet a customer, per request: none is cached. */
export function createAccountPages({
  frame,
  staticPages,
  requests,
  newsletter,
}: AccountPagesOptions) {
  /** Sends a text page of the shop team with the customer's part above it. */
  function sendWithText(
    request: FastifyRequest,
    reply: FastifyReply,
    key: StaticPageKey,
    status: LoginStatus,
    part: ReactNode,
  ) {
    const { site, texts } = requests.contentOf(request);
    const page = staticPages.get(site.code, key);
    const head: PageHead = {
      title: pageTitle(page.title),
      description: page.description,
      path: page.path,
      alternates: Object.fromEntries(siteCodes.map((code) => [code, page.path])),
    };
    return send(
      request,
      reply,
      head,
      <AccountPage
        texts={texts}
        title={page.title}
        done={doneIn(request, status)}
        html={page.html}
        navigation={{
          groups: staticPages.groups(site.code),
          label: texts.footer.footer,
          current: page.path,
        }}
      >
        {part}
      </AccountPage>,
    );
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    head: PageHead,
    body: ReactNode,
  ): Promise<FastifyReply> {
    const content = requests.contentOf(request);
    const page = { type: "content" as const, head, body };
    const { fragments } = frame;
    // The database may be what failed: the border must not wait for it.
    const isAtOnce = reply.statusCode === 503;
    const { html, headers } = await renderDocument(
      content,
      page,
      isAtOnce ? { ...frame, fragments: { inPage: fragments.inPageAtOnce } } : frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  }

  /** Returns the form that was just submitted. */
  function doneIn(request: FastifyRequest, status: LoginStatus) {
    const { done } = request.query as Record<string, unknown>;
    const keys = Object.keys(doneStatuses) as DoneKey[];
    return keys.find((key) => key === done && doneStatuses[key] === status);
  }

  return {
    ...createMailLinkPages(requests, send),

    userMenu(request: FastifyRequest, reply: FastifyReply, { status, customer }: Visitor) {
      const { site, texts } = requests.contentOf(request);
      const part = (
        <UserMenu
          site={site}
          texts={texts}
          customer={customer?.account}
          cartUrl={cartPagePath}
          accountTitle={staticPages.get(site.code, "account").title}
        />
      );
      return sendWithText(request, reply, "user-menu", status, part);
    },

    login(
      request: FastifyRequest,
      reply: FastifyReply,
      { status, customer }: Visitor,
      state: FormState = emptyForm,
    ) {
      const { site, texts } = requests.contentOf(request);
      const isRemembered = status === "REMEMBERED";
      const login = { texts: texts.customer, state, isRemembered };
      const part = (
        <>
          {customer && <Greeting site={site} texts={texts.customer} customer={customer.account} />}
          <Panels login={login} />
          <p className="kontor-soft">
            <a className="kontor-link" href={orderPaths.lookUp}>
              {texts.orders.lookUp}
            </a>
          </p>
        </>
      );
      return sendWithText(request, reply, "account", status, part);
    },

    async account(
      request: FastifyRequest,
      reply: FastifyReply,
      { account }: Customer,
      sent?: AccountFormsProps["sent"],
    ) {
      const { site, texts } = requests.contentOf(request);
      const { postalCode, label, language } = site;
      const status = await newsletter.statusOf(account.email, site);
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
      const part = (
        <>
          <Greeting site={site} texts={texts.customer} customer={account} />
          <Panels forms={forms} />
        </>
      );
      return sendWithText(request, reply, "account", "LOGGED_IN", part);
    },

    sessions(request: FastifyRequest, reply: FastifyReply, sessions: AccountSession[]) {
      const { site, texts } = requests.contentOf(request);
      const head = {
        title: pageTitle(texts.customer.sessions),
        description: texts.customer.sessionsHint,
        path: customerPaths.sessions,
        isPrivate: true,
      };
      return send(
        request,
        reply,
        head,
        <AccountSessions
          site={site}
          texts={texts}
          accountTitle={staticPages.get(site.code, "account").title}
          sessions={sessions}
          done={doneIn(request, "LOGGED_IN")}
        />,
      );
    },

    register(request: FastifyRequest, reply: FastifyReply, state: FormState = emptyForm) {
      const { site, texts: all } = requests.contentOf(request);
      const { customer: texts } = all;
      const register = { site: { language: site.language }, texts, state };
      const head = {
        title: pageTitle(texts.register),
        description: texts.registerIntro,
        path: customerPaths.register,
        isPrivate: true,
      };
      return send(
        request,
        reply,
        head,
        <div className="kontor-page">
          <div className="kontor-intro">
            <h1>{texts.register}</h1>
            <p>{texts.registerIntro}</p>
          </div>
          <Panels register={register} />
        </div>,
      );
    },

    card(
      request: FastifyRequest,
      reply: FastifyReply,
      { status, customer }: Visitor,
      kind: CardKind,
    ) {
      const { site, texts } = requests.contentOf(request);
      const part = (
        <CardOffer
          site={site}
          texts={texts.customer}
          kind={kind}
          customer={status === "LOGGED_IN" ? customer.account : undefined}
        />
      );
      return sendWithText(request, reply, cardPages[kind], status, part);
    },
  };
}
