import { newsletterPaths } from "../../../border/border-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import type { AnsweredForm } from "../../../border/newsletter/client/use-newsletter-form.ts";
import { formAnchor } from "../../../border/newsletter/newsletter-contract.ts";
import { valuesOf, type NewsletterProblems } from "../../../border/newsletter/newsletter-rules.ts";
import type { Subscriber } from "../../../border/newsletter/newsletter-schema.ts";
import type { Newsletter, SignUpState } from "../../../border/newsletter/server/newsletter.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { PageHead } from "../../../storefront/pages/Document.tsx";
import {
  renderDocument,
  type PageFrame,
  viewOf,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { NewsletterPreferences } from "./NewsletterPreferences.tsx";
import { NewsletterStep, type NewsletterStepProps } from "./NewsletterStep.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface NewsletterPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
  catalogue: Pick<Catalogue, "pictures">;
  newsletter: Newsletter;
}

/** The state in which the form's page is shown. */
export interface ShownForm {
  /** The token of a form that is rendered now. */
  renderToken?: string;
  answered?: AnsweredForm;
  /** The link of a confirmation mail was not valid. */
  showDoiError?: boolean;
}

/** The state in which the page of preferences is shown. */
export interface ShownPreferences {
  subscriber: Subscriber;
  /** The token in the link to the page. */
  token: string;
  /** Submitted values and their problems. */
  values?: AnsweredForm["values"];
  problems?: NewsletterProblems;
  notice?: { text: string; isGood: boolean };
  /** A new address and its problem. */
  email?: string;
  problem?: string;
}

/** Renders the pages of the newsletter, per request. */
export function createNewsletterPages({
  frame,
  staticPages,
  requests,
  catalogue,
  newsletter,
}: NewsletterPagesOptions) {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    head: Pick<PageHead, "title"> & Partial<PageHead>,
    body: ReactNode,
  ): Promise<FastifyReply> {
    const content = requests.contentOf(request);
    const { description } = staticPages.get(content.site.code, "newsletter");
    const { html, headers } = await renderDocument(
      content,
      {
        type: "lead",
        styles: ["newsletter-page.entry.css"],
        head: { description, path: newsletterPaths.form, ...head },
        body,
      },
      frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  }

  const step = (request: FastifyRequest, reply: FastifyReply, props: NewsletterStepProps) =>
    send(
      request,
      reply,
      { title: pageTitle(props.title), isPrivate: true },
      <NewsletterStep {...props} />,
    );
  const pagesTexts = (request: FastifyRequest) =>
    requests.contentOf(request).texts.newsletter.pages;

  return {
    async form(request: FastifyRequest, reply: FastifyReply, shown: ShownForm) {
      const { site, texts, newsletterExtras } = requests.contentOf(request);
      const { pages, form } = texts.newsletter;
      const page = staticPages.get(site.code, "newsletter");
      const [picture] = await catalogue.pictures(["hero-newsletter"]);
      const image = (width: 640 | 960) =>
        picture ? pictureUrl(pictureBase(picture), width, "webp") : "";
      return send(
        request,
        reply,
        {
          title: pageTitle(page.title),
          alternates: Object.fromEntries(siteCodes.map((code) => [code, newsletterPaths.form])),
          // The answer to a mail's link is hidden from search engines.
          isPrivate: shown.showDoiError,
        },
        <NewsletterPage
          breadcrumbLabel={texts.catalogue.breadcrumb}
          title={pages.title}
          intro={pages.intro}
          html={page.html}
          form={{
            ...shown,
            id: formAnchor,
            site: { code: site.code, locale: site.locale, newsletter: site.newsletter },
            texts: form,
            extras: newsletterExtras,
            voucher: pages.voucher,
            discount: pages.discount,
            images: picture && { wide: image(960), square: image(640) },
            alt: pages.pictureAlt,
            isComplete: true,
          }}
        />,
      );
    },

    confirm(
      request: FastifyRequest,
      reply: FastifyReply,
      { maskedEmail: email, consents }: Extract<SignUpState, { status: "pending" }>,
    ) {
      const { form, pages } = requests.contentOf(request).texts.newsletter;
      const { title, text, button, ignore } = pages.confirm;
      return step(request, reply, {
        title,
        text: fill(text, { email }),
        agreed: consents.includes("DNE") ? form.personalOffers : undefined,
        button,
        hint: ignore,
      });
    },

    /** Shown after the button was pressed, or when its link is opened again. */
    confirmed(request: FastifyRequest, reply: FastifyReply, key: "confirmed" | "subscribed") {
      const { confirmed, [key]: words } = pagesTexts(request);
      const { title, text } = words;
      const children = <Button href="/">{confirmed.toShop}</Button>;
      return step(request, reply, { title, text, children });
    },

    unsubscribe(request: FastifyRequest, reply: FastifyReply, email: string) {
      const { text, ...words } = pagesTexts(request).unsubscribe;
      return step(request, reply, { ...words, text: fill(text, { email }) });
    },

    unsubscribed(request: FastifyRequest, reply: FastifyReply) {
      const { texts } = requests.contentOf(request);
      return step(request, reply, {
        ...texts.newsletter.pages.unsubscribed,
        children: (
          <Button variant="secondary" href={newsletterPaths.form}>
            {texts.footer.newsletter.subscribe}
          </Button>
        ),
      });
    },

    async preferences(
      request: FastifyRequest,
      reply: FastifyReply,
      {
        subscriber,
        token,
        values = valuesOf({ ...subscriber, consents: subscriber.consents[0] }),
        problems = {},
        notice,
        email,
        problem,
      }: ShownPreferences,
    ) {
      const { site, texts, newsletterExtras = {} } = requests.contentOf(request);
      const { title, text } = texts.newsletter.pages.preferences;
      const path = encodeURIComponent(token);
      return step(request, reply, {
        title,
        text: fill(text, { email: subscriber.maskedEmail }),
        children: (
          <NewsletterPreferences
            site={site}
            texts={texts.newsletter}
            extras={newsletterExtras}
            values={values}
            problems={problems}
            notice={notice}
            move={{
              action: `${newsletterPaths.preferences}/${path}/address`,
              renderToken: await newsletter.renderToken(requests.presentOf(request).now),
              texts: { title: texts.customer.changeEmail, email: texts.customer.newEmail },
              email,
              problem,
            }}
            unsubscribeUrl={`${newsletterPaths.unsubscribe}/${path}`}
          />
        ),
      });
    },

    invalidLink: (request: FastifyRequest, reply: FastifyReply) =>
      step(request, reply.code(410), pagesTexts(request).invalidLink),
  };
}
