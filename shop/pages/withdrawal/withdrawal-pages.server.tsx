import { withdrawalPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import {
  type Declaration,
  type DeclarationProblems,
  type NotReceived,
  type ShownReceipt,
} from "../../withdrawal/withdrawal-contract.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import { WithdrawalReceipt } from "./WithdrawalReceipt.tsx";
import { WithdrawalReview } from "./WithdrawalReview.tsx";
import { pageTitle } from "../document/page-title.ts";

/** A submitted form: its declaration and its key. */
export interface SentDeclaration {
  declaration: Declaration;
  formKey: string;
}

/** Renders the steps of a withdrawal. */
export function createWithdrawalPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return { form: page(formPage), review: page(reviewPage), receipt: page(receiptPage) };
}

function formPage(
  content: PageContent,
  sent: SentDeclaration,
  problems: DeclarationProblems = {},
): Page {
  const { site, texts, staticPages } = content;
  const { title, path } = staticPages.get(site.code, "withdrawal");
  return pageOf(
    content,
    texts.withdrawal.withdraw,
    texts.withdrawal.intro,
    <WithdrawalForm
      {...sent}
      texts={texts.withdrawal}
      formTexts={texts.customer}
      problems={problems}
      aboutTheRight={{ url: path, text: title }}
    />,
  );
}

function reviewPage(content: PageContent, sent: SentDeclaration, notReceived?: NotReceived): Page {
  const { withdrawal: texts } = content.texts;
  return pageOf(
    content,
    texts.review,
    fill(texts.reviewIntro, { confirm: texts.confirm }),
    <WithdrawalReview {...sent} texts={texts} notReceived={notReceived} />,
  );
}

function receiptPage(content: PageContent, receipt: ShownReceipt): Page {
  const { site, texts } = content;
  const { received, receivedIntro } = texts.withdrawal;
  return pageOf(
    content,
    received,
    receipt.isMailed ? receivedIntro.mailed : receivedIntro.notMailed,
    <WithdrawalReceipt site={site} texts={texts.withdrawal} receipt={receipt} />,
  );
}

const pageOf = ({ texts }: PageContent, title: string, intro: string, body: ReactNode): Page => ({
  type: "content",
  styles: ["withdrawal-page.entry.css"],
  head: {
    title: pageTitle(title),
    description: texts.withdrawal.intro,
    path: withdrawalPaths.form,
    isPrivate: true,
  },
  body: (
    <WithdrawalPage breadcrumbLabel={texts.catalogue.breadcrumb} title={title} intro={intro}>
      {body}
    </WithdrawalPage>
  ),
});
