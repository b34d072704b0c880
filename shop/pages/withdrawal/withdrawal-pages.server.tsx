import { withdrawalPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import {
  type Declaration,
  type DeclarationProblems,
  type NotReceived,
  type ShownReceipt,
} from "../../withdrawal/withdrawal-contract.ts";
import {
  renderDocument,
  type PageFrame,
  viewOf,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import { WithdrawalReceipt } from "./WithdrawalReceipt.tsx";
import { WithdrawalReview } from "./WithdrawalReview.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface WithdrawalPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
}

/** A submitted form: its declaration and its key. */
export interface SentDeclaration {
  declaration: Declaration;
  formKey: string;
}

/** Renders the steps of a withdrawal, per request. */
export function createWithdrawalPages({ frame, staticPages, requests }: WithdrawalPagesOptions) {
  interface View {
    title: string;
    intro: string;
    body: ReactNode;
    /** Renders the border without waiting, because the database may be what failed. */
    isAtOnce?: boolean;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { title, intro, body, isAtOnce }: View,
  ): Promise<FastifyReply> {
    const content = requests.contentOf(request);
    const { fragments } = frame;
    const page = {
      type: "content" as const,
      styles: ["withdrawal-page.entry.css"],
      head: {
        title: pageTitle(title),
        description: content.texts.withdrawal.intro,
        path: withdrawalPaths.form,
        isPrivate: true,
      },
      body: (
        <WithdrawalPage
          breadcrumbLabel={content.texts.catalogue.breadcrumb}
          title={title}
          intro={intro}
        >
          {body}
        </WithdrawalPage>
      ),
    };
    const { html, headers } = await renderDocument(
      content,
      page,
      isAtOnce ? { ...frame, fragments: { inPage: fragments.inPageAtOnce } } : frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  }

  return {
    form(
      request: FastifyRequest,
      reply: FastifyReply,
      sent: SentDeclaration,
      problems: DeclarationProblems = {},
    ) {
      const { site, texts } = requests.contentOf(request);
      const { title, path } = staticPages.get(site.code, "withdrawal");
      return send(request, reply, {
        title: texts.withdrawal.withdraw,
        intro: texts.withdrawal.intro,
        body: (
          <WithdrawalForm
            {...sent}
            texts={texts.withdrawal}
            formTexts={texts.customer}
            problems={problems}
            aboutTheRight={{ url: path, text: title }}
          />
        ),
      });
    },

    review(
      request: FastifyRequest,
      reply: FastifyReply,
      sent: SentDeclaration,
      notReceived?: NotReceived,
    ) {
      const { withdrawal: texts } = requests.contentOf(request).texts;
      return send(request, reply, {
        title: texts.review,
        intro: fill(texts.reviewIntro, { confirm: texts.confirm }),
        body: <WithdrawalReview {...sent} texts={texts} notReceived={notReceived} />,
        isAtOnce: notReceived === "unavailable",
      });
    },

    receipt(request: FastifyRequest, reply: FastifyReply, receipt: ShownReceipt) {
      const { site, texts } = requests.contentOf(request);
      const { received, receivedIntro } = texts.withdrawal;
      return send(request, reply, {
        title: received,
        intro: receipt.isMailed ? receivedIntro.mailed : receivedIntro.notMailed,
        body: <WithdrawalReceipt site={site} texts={texts.withdrawal} receipt={receipt} />,
      });
    },
  };
}
