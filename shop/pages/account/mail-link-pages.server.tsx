import { customerPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { createPersonalPages, PageContent } from "../document/personal-pages.server.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import {
  CheckInbox,
  CodeRequestForm,
  ConfirmAddressForm,
  ConfirmEmailForm,
  ForgottenForm,
  InvalidLink,
  NewPasswordForm,
} from "./AccountLinks.tsx";
import { CodeLoginForm } from "./CodeLoginForm.tsx";
import { pageTitle } from "../document/page-title.ts";

/** Renders the pages before and after a mail: the request form, the notice that it was sent, and the page behind its link. */
export function createMailLinkPages(page: ReturnType<typeof createPersonalPages>) {
  const invalidLink = page(({ texts: { customer: texts } }) =>
    stepPage(texts.linkInvalid, <InvalidLink texts={texts} />),
  );
  return {
    step: page((_content, title: string, part: ReactNode) => stepPage(title, part)),
    inbox: page(inboxPage),
    forgotten: page(forgottenPage),
    codeRequest: page(codeRequestPage),
    codeLogin: page(codeLoginPage),
    newPassword: page(newPasswordPage),
    confirmAddress: page(confirmAddressPage),
    confirmEmail: page(confirmEmailPage),
    invalidLink: (request: FastifyRequest, reply: FastifyReply) =>
      invalidLink(request, reply.code(404)),
  };
}

/** Answers a form whose mail says how to continue; the same for every address. */
function inboxPage(
  { texts: { customer: texts } }: PageContent,
  key: "registerSent" | "forgottenSent",
  email: string,
): Page {
  const sent = fill(texts[key], { email });
  return stepPage(texts.checkInbox, <CheckInbox texts={texts} sent={sent} />);
}

const forgottenPage = (
  { texts: { customer: texts } }: PageContent,
  state: FormState = emptyForm,
): Page => stepPage(texts.forgotten, <ForgottenForm texts={texts} state={state} />);

/** Asks for the address to which a login code is sent. */
const codeRequestPage = (
  { texts: { customer: texts } }: PageContent,
  state: FormState = emptyForm,
): Page => stepPage(texts.codeLogin, <CodeRequestForm texts={texts} state={state} />);

/** Asks for the code from the mail. Looks the same for every address, so that it does not reveal who has an account. */
const codeLoginPage = ({ texts: { customer: texts } }: PageContent, state: FormState): Page =>
  stepPage(texts.codeLogin, <CodeLoginForm texts={texts} state={state} />);

const newPasswordPage = (
  { texts: { customer: texts } }: PageContent,
  action: string,
  state: FormState = emptyForm,
): Page =>
  stepPage(texts.setPassword, <NewPasswordForm texts={texts} action={action} state={state} />);

const confirmAddressPage = (
  { texts: { customer: texts } }: PageContent,
  action: string,
  state: FormState = emptyForm,
): Page =>
  stepPage(
    texts.confirmAddress,
    <ConfirmAddressForm texts={texts} action={action} state={state} />,
  );

const confirmEmailPage = (
  { texts: { customer: texts } }: PageContent,
  action: string,
  email: string,
): Page =>
  stepPage(texts.confirmAddress, <ConfirmEmailForm texts={texts} action={action} email={email} />);

/** Returns a page with a title and one panel. */
const stepPage = (title: string, part: ReactNode): Page => ({
  type: "content",
  head: {
    title: pageTitle(title),
    description: title,
    path: customerPaths.account,
    isPrivate: true,
  },
  body: (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{title}</h1>
      </div>
      <div className="kontor-account">{part}</div>
    </div>
  ),
});
