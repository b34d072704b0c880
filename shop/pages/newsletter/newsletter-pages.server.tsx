import type { FastifyReply, FastifyRequest } from "fastify";
import { newsletterPaths } from "../../../border/border-paths.ts";
import type { ReactNode } from "react";
import type { AnsweredForm } from "../../../border/newsletter/client/use-newsletter-form.ts";
import { formAnchor } from "../../../border/newsletter/newsletter-contract.ts";
import { valuesOf, type NewsletterProblems } from "../../../border/newsletter/newsletter-rules.ts";
import type { Subscriber } from "../../../border/newsletter/newsletter-schema.ts";
import type { Newsletter, SignUpState } from "../../../border/newsletter/server/newsletter.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { PageHead } from "../../../storefront/pages/page-head.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { NewsletterPreferences } from "./NewsletterPreferences.tsx";
import { NewsletterStep, type NewsletterStepProps } from "./NewsletterStep.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface NewsletterPagesOptions extends PersonalPagesOptions {
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

export type NewsletterPages = ReturnType<typeof createNewsletterPages>;

/** Renders the pages of the newsletter. */
export function createNewsletterPages({
  catalogue,
  newsletter,
  ...options
}: NewsletterPagesOptions) {
  const page = createPersonalPages(options);
  const invalidLink = page((content) =>
    stepPage(content, content.texts.newsletter.pages.invalidLink),
  );
  return {
    form: page(async (content, shown: ShownForm) =>
      formPage(content, shown, (await catalogue.pictures(["hero-newsletter"]))[0]),
    ),
    confirm: page(confirmPage),
    confirmed: page(confirmedPage),
    unsubscribe: page(unsubscribePage),
    unsubscribed: page(unsubscribedPage),
    preferences: page(async (content, shown: ShownPreferences) =>
      preferencesPage(content, shown, await newsletter.renderToken(options.frame.now())),
    ),
    invalidLink: (request: FastifyRequest, reply: FastifyReply) =>
      invalidLink(request, reply.code(410)),
  };
}

function formPage(content: PageContent, shown: ShownForm, picture: PictureRef | undefined): Page {
  const { site, texts, newsletterExtras, staticPages } = content;
  const { pages, form } = texts.newsletter;
  const page = staticPages.get(site.code, "newsletter");
  const image = (width: 640 | 960) =>
    picture ? pictureUrl(pictureBase(picture), width, "webp") : "";
  return pageOf(
    content,
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
}

function confirmPage(
  content: PageContent,
  { maskedEmail: email, consents }: Extract<SignUpState, { status: "pending" }>,
): Page {
  const { form, pages } = content.texts.newsletter;
  const { title, text, button, ignore } = pages.confirm;
  return stepPage(content, {
    title,
    text: fill(text, { email }),
    agreed: consents.includes("DNE") ? form.personalOffers : undefined,
    button,
    hint: ignore,
  });
}

/** Shown after the button was pressed, or when its link is opened again. */
function confirmedPage(content: PageContent, key: "confirmed" | "subscribed"): Page {
  const { confirmed, [key]: words } = content.texts.newsletter.pages;
  const { title, text } = words;
  const children = <Button href="/">{confirmed.toShop}</Button>;
  return stepPage(content, { title, text, children });
}

function unsubscribePage(content: PageContent, email: string): Page {
  const { text, ...words } = content.texts.newsletter.pages.unsubscribe;
  return stepPage(content, { ...words, text: fill(text, { email }) });
}

function unsubscribedPage(content: PageContent): Page {
  const { newsletter, footer } = content.texts;
  const children = (
    <Button variant="secondary" href={newsletterPaths.form}>
      {footer.newsletter.subscribe}
    </Button>
  );
  return stepPage(content, { ...newsletter.pages.unsubscribed, children });
}

function preferencesPage(
  content: PageContent,
  {
    subscriber,
    token,
    values = valuesOf({ ...subscriber, consents: subscriber.consents[0] }),
    problems = {},
    notice,
    email,
    problem,
  }: ShownPreferences,
  renderToken: string,
): Page {
  const { site, texts, newsletterExtras = {} } = content;
  const { title, text } = texts.newsletter.pages.preferences;
  const path = encodeURIComponent(token);
  const children = (
    <NewsletterPreferences
      site={site}
      texts={texts.newsletter}
      extras={newsletterExtras}
      values={values}
      problems={problems}
      notice={notice}
      move={{
        action: `${newsletterPaths.preferences}/${path}/address`,
        renderToken,
        texts: { title: texts.customer.changeEmail, email: texts.customer.newEmail },
        email,
        problem,
      }}
      unsubscribeUrl={`${newsletterPaths.unsubscribe}/${path}`}
    />
  );
  return stepPage(content, {
    title,
    text: fill(text, { email: subscriber.maskedEmail }),
    children,
  });
}

const stepPage = (content: PageContent, props: NewsletterStepProps): Page =>
  pageOf(
    content,
    { title: pageTitle(props.title), isPrivate: true },
    <NewsletterStep {...props} />,
  );

const pageOf = (
  { site, staticPages }: PageContent,
  head: Pick<PageHead, "title"> & Partial<PageHead>,
  body: ReactNode,
): Page => ({
  type: "lead",
  styles: ["newsletter-page.entry.css"],
  head: {
    description: staticPages.get(site.code, "newsletter").description,
    path: newsletterPaths.form,
    ...head,
  },
  body,
});
