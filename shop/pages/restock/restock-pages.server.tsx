import type { ReactNode } from "react";
import type { FastifyReply, FastifyRequest } from "fastify";
import { maskedEmail } from "../../../border/newsletter/masked-email.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  restockDays,
  restockLinkHours,
  restockMailsPerDay,
  type RestockArticle,
} from "../../restock/restock-contract.ts";
import type { LinkedRequest } from "../../restock/server/restock-requests.ts";
import { restockPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { RestockForm } from "./RestockForm.tsx";
import { RestockStep, type RestockStepProps } from "./RestockStep.tsx";

/** The form's page, with what was typed. */
export interface ShownRestockForm {
  tcm: string;
  /** Missing where it cannot be read. */
  article?: RestockArticle;
  email?: string;
  problem?: keyof Pick<SiteTexts["customer"]["problems"], "invalidEmail" | "required">;
  /** Why a form without a problem was not accepted. */
  notStored?: "unavailable" | { waitMinutes: number };
}

/** Renders the form's page, and those behind the form and the links of mails. */
export function createRestockPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  const plain = (key: "deleted" | "ended") =>
    page((content) => stepPage(content, content.texts.restock[key]));
  const invalid = page((content) => stepPage(content, content.texts.restock.invalid));
  const expired = page(expiredPage);
  return {
    form: page(formPage),
    requested: page(requestedPage),
    available: page(availablePage),
    confirm: page(confirmPage),
    confirmed: page(confirmedPage),
    waiting: page(waitingPage),
    ended: plain("ended"),
    deleted: plain("deleted"),
    expired: (request: FastifyRequest, reply: FastifyReply, linked: LinkedRequest) =>
      expired(request, reply.code(410), linked),
    invalid: (request: FastifyRequest, reply: FastifyReply) => invalid(request, reply.code(410)),
  };
}

function formPage(
  content: PageContent,
  { tcm, article, email, problem, notStored }: ShownRestockForm,
): Page {
  const { site, texts, staticPages } = content;
  const { restock, customer } = texts;
  const { title: text, path: url } = staticPages.get(site.code, "privacy");
  const alert =
    notStored === "unavailable"
      ? restock.unavailable
      : notStored && plural(customer.tooManyAttempts, notStored.waitMinutes, site.locale);
  return stepPage(
    content,
    { title: restock.title, alert, article },
    <RestockForm
      texts={restock}
      articles={[{ tcm, label: "" }]}
      dimension={null}
      email={email}
      problem={problem && customer.problems[problem]}
      privacy={{ url, text }}
    />,
  );
}

function requestedPage(content: PageContent): Page {
  const { title, text } = content.texts.restock.requested;
  return stepPage(content, { title, text: fill(text, { times: restockMailsPerDay }) });
}

function availablePage(content: PageContent, article: RestockArticle): Page {
  const { available, toArticle } = content.texts.restock;
  return stepPage(
    content,
    { ...available, article },
    <Button href={article.url}>{toArticle}</Button>,
  );
}

function confirmPage(content: PageContent, { email, article }: LinkedRequest): Page {
  const { title, text, button, ignore } = content.texts.restock.confirm;
  return stepPage(
    content,
    { title, text: fill(text, { email: maskedEmail(email) }), article },
    <>
      <form method="post">
        <Button type="submit" size="large" variant="activating" name="step" value="confirm">
          {button}
        </Button>
      </form>
      <p className="kontor-soft">{ignore}</p>
    </>,
  );
}

function confirmedPage(content: PageContent, linked: LinkedRequest): Page {
  const { title, text } = content.texts.restock.confirmed;
  return requestPage(content, linked, title, text);
}

function waitingPage(content: PageContent, linked: LinkedRequest): Page {
  const { title, text } = content.texts.restock.waiting;
  return requestPage(content, linked, title, text);
}

/** A confirmed request, and the button that deletes it. */
function requestPage(
  content: PageContent,
  { email, article }: LinkedRequest,
  title: string,
  text: string,
): Page {
  const places = { email: maskedEmail(email), days: restockDays };
  return stepPage(
    content,
    { title, text: fill(text, places), article },
    <form method="post">
      <Button type="submit" variant="secondary" name="step" value="end">
        {content.texts.restock.waiting.button}
      </Button>
    </form>,
  );
}

function expiredPage(content: PageContent, { article }: LinkedRequest): Page {
  const { expired, toArticle } = content.texts.restock;
  return stepPage(
    content,
    { title: expired.title, text: fill(expired.text, { hours: restockLinkHours }), article },
    article && <Button href={article.url}>{toArticle}</Button>,
  );
}

const stepPage = (
  { texts }: PageContent,
  { title, text, alert, article }: Omit<RestockStepProps, "children">,
  children?: ReactNode,
): Page => ({
  type: "content",
  styles: ["restock-page.entry.css"],
  head: {
    title: pageTitle(title),
    description: texts.restock.intro,
    path: restockPaths.form,
    isPrivate: true,
  },
  body: (
    <RestockStep title={title} text={text} alert={alert} article={article}>
      {children}
    </RestockStep>
  ),
});
