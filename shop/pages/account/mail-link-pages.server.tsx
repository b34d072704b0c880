import { customerPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { PageHead } from "../../../storefront/pages/Document.tsx";
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

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  head: PageHead,
  body: ReactNode,
) => Promise<FastifyReply>;

/** Renders the pages before and after a mail: the request form, the notice that it was sent, and the page behind its link. */
export function createMailLinkPages(requests: ShopRequests, send: Send) {
  /** Renders a page with a title and one panel. */
  function step(request: FastifyRequest, reply: FastifyReply, title: string, part: ReactNode) {
    const head = {
      title: pageTitle(title),
      description: title,
      path: customerPaths.account,
      isPrivate: true,
    };
    const body = (
      <div className="kontor-page">
        <div className="kontor-intro">
          <h1>{title}</h1>
        </div>
        <div className="kontor-account">{part}</div>
      </div>
    );
    return send(request, reply, head, body);
  }

  return {
    step,

    /** Answers a form whose mail says how to continue; the same for every address. */
    inbox(
      request: FastifyRequest,
      reply: FastifyReply,
      key: "registerSent" | "forgottenSent",
      email: string,
    ) {
      const { customer: texts } = requests.contentOf(request).texts;
      const sent = fill(texts[key], { email });
      return step(request, reply, texts.checkInbox, <CheckInbox texts={texts} sent={sent} />);
    },

    forgotten(request: FastifyRequest, reply: FastifyReply, state: FormState = emptyForm) {
      const { customer: texts } = requests.contentOf(request).texts;
      return step(request, reply, texts.forgotten, <ForgottenForm texts={texts} state={state} />);
    },

    /** Asks for the address to which a login code is sent. */
    codeRequest(request: FastifyRequest, reply: FastifyReply, state: FormState = emptyForm) {
      const { customer: texts } = requests.contentOf(request).texts;
      const form = <CodeRequestForm texts={texts} state={state} />;
      return step(request, reply, texts.codeLogin, form);
    },

    /** Asks for the code in a mail; the same for every address. */
    codeLogin(request: FastifyRequest, reply: FastifyReply, state: FormState) {
      const { customer: texts } = requests.contentOf(request).texts;
      const form = <CodeLoginForm texts={texts} state={state} />;
      return step(request, reply, texts.codeLogin, form);
    },

    newPassword(
      request: FastifyRequest,
      reply: FastifyReply,
      action: string,
      state: FormState = emptyForm,
    ) {
      const { customer: texts } = requests.contentOf(request).texts;
      const form = <NewPasswordForm texts={texts} action={action} state={state} />;
      return step(request, reply, texts.setPassword, form);
    },

    confirmAddress(
      request: FastifyRequest,
      reply: FastifyReply,
      action: string,
      state: FormState = emptyForm,
    ) {
      const { customer: texts } = requests.contentOf(request).texts;
      const form = <ConfirmAddressForm texts={texts} action={action} state={state} />;
      return step(request, reply, texts.confirmAddress, form);
    },

    confirmEmail(request: FastifyRequest, reply: FastifyReply, action: string, email: string) {
      const { customer: texts } = requests.contentOf(request).texts;
      const form = <ConfirmEmailForm texts={texts} action={action} email={email} />;
      return step(request, reply, texts.confirmAddress, form);
    },

    invalidLink(request: FastifyRequest, reply: FastifyReply) {
      const { customer: texts } = requests.contentOf(request).texts;
      return step(request, reply.code(404), texts.linkInvalid, <InvalidLink texts={texts} />);
    },
  };
}
