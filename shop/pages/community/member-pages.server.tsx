import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { TooMany } from "../../../platform/security/rate-limits.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { Contribution } from "../../community/community-contract.ts";
import { offeredPublicName } from "../../community/community-rules.ts";
import { durationText } from "../../community/duration-text.ts";
import type { Member } from "../../community/member.ts";
import {
  answerLengths,
  questionAnchor,
  questionLengths,
  type TextProblem,
} from "../../community/question.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import { customerPaths } from "../../shop-paths.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { sectionPage } from "../account/section-pages.server.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { MemberSection, type OwnContribution, type SentMember } from "./MemberSection.tsx";
import { MemberMessage, type MemberMessageProps } from "./MemberMessage.tsx";
import { RecipeForm, type RecipeFormProps } from "./RecipeForm.tsx";
import { TextForm } from "./TextForm.tsx";

export const communityStyles = "community-page.entry.css";

/** The product that a text is about. */
interface AboutProduct {
  name: string;
  url: string;
}

/** A question or an answer as it was typed. */
export interface SentText {
  text?: string;
  problem?: TextProblem;
  notAccepted?: TooMany | "unavailable";
}

/** A recipe as it was typed. */
export type ShownRecipeForm = Pick<
  RecipeFormProps,
  "isChange" | "problems" | "products" | "typed"
> & { notAccepted?: TooMany | "unavailable" };

export interface ShownMember {
  customer: Customer;
  member?: Member;
  own: OwnContribution[];
  sent?: SentMember;
  wanted?: string;
}

/** Renders what members see of themselves, the forms that they write with, and what follows. */
export function createMemberPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return {
    member: page((content, { customer, ...shown }: ShownMember) => {
      const { site, texts, pages } = content;
      const memberPage = sectionPage(
        content,
        "community",
        <MemberSection
          {...shown}
          site={site}
          texts={texts.members}
          decisionText={texts.reviews.decision.link}
          offeredName={offeredPublicName(customer.account)}
          paths={{ community: pages.community, rules: pages["community-rules"] }}
        />,
        { intro: <p>{texts.members.intro}</p> },
      );
      return { ...memberPage, styles: [...(memberPage.styles ?? []), communityStyles] };
    }),

    /** `wanted`: the page of the account that a join leads back to. */
    needsMember: page((content, wanted: string) => {
      const { title, text, button } = content.texts.members.needed;
      const query = new URLSearchParams({ [wantedField]: wanted });
      return stepPage(content, {
        title,
        text,
        links: [{ url: `${customerPaths.community}?${query}`, text: button }],
      });
    }),

    ask: page((content, product: AboutProduct, typed: SentText) => {
      const { questions } = content.texts;
      return formPage(
        content,
        questions.askForm.title,
        <TextForm
          {...questions.askForm}
          maxLength={questionLengths.max}
          {...shownText(content, typed)}
          back={{ url: product.url, text: questions.backToProduct }}
        >
          <ProductName {...product} />
        </TextForm>,
      );
    }),

    answer: page((content, product: AboutProduct, question: Contribution, typed: SentText) => {
      const { questions } = content.texts;
      return formPage(
        content,
        questions.answerForm.title,
        <TextForm
          {...questions.answerForm}
          maxLength={answerLengths.max}
          {...shownText(content, typed)}
          back={{ url: product.url, text: questions.backToProduct }}
        >
          <ProductName {...product} />
          <blockquote className="kontor-community-form__quote">{question.body}</blockquote>
        </TextForm>,
      );
    }),

    /** After a question or an answer. */
    written: page((content, product: AboutProduct, { kind, state, ...written }: Contribution) => {
      const { questions } = content.texts;
      const step = state === "published" ? questions.published : questions.received;
      const question = kind === "answer" ? { number: written.parent ?? 0 } : written;
      const anchor = state === "published" ? `#${questionAnchor(question)}` : "";
      return stepPage(content, {
        ...step[kind === "answer" ? "answer" : "question"],
        children: <ProductName {...product} />,
        links: [{ url: product.url + anchor, text: questions.backToProduct }],
      });
    }),

    gone: page((content) => {
      const { gone } = content.texts.questions;
      const { communityPage } = content.texts;
      return stepPage(content, {
        ...gone,
        links: [{ url: content.pages.community, text: communityPage.title }],
      });
    }),

    recipe: page((content, { notAccepted, ...shown }: ShownRecipeForm) => {
      const { recipes } = content.texts;
      return formPage(
        content,
        shown.isChange ? recipes.form.changeTitle : recipes.form.title,
        <RecipeForm
          {...shown}
          texts={recipes}
          notice={noticeOf(content, recipes, notAccepted)}
          back={{ url: content.pages.recipes, text: recipes.back }}
        />,
      );
    }),

    /** After a recipe. */
    shared: page((content, { state }: Contribution) => {
      const { recipes, members } = content.texts;
      return stepPage(content, {
        ...(state === "published" ? recipes.published : recipes.received),
        links: [
          { url: content.pages.recipes, text: recipes.back },
          { url: customerPaths.community, text: members.own.title },
        ],
      });
    }),
  };
}

const ProductName = ({ name, url }: AboutProduct) => (
  <p className="kontor-community-form__about">
    <a className="kontor-link" href={url}>
      {name}
    </a>
  </p>
);

function shownText(content: PageContent, { text, problem, notAccepted }: SentText) {
  const { questions } = content.texts;
  return {
    value: text,
    error: problem && questions.problems[problem],
    notice: noticeOf(content, questions, notAccepted),
  };
}

const noticeOf = (
  { site }: Pick<PageContent, "site">,
  texts: Pick<PageContent["texts"]["questions"], "tooMany" | "unavailable">,
  notAccepted: SentText["notAccepted"],
) =>
  notAccepted === "unavailable"
    ? texts.unavailable
    : notAccepted &&
      fill(texts.tooMany, { duration: durationText(notAccepted.waitMinutes, site.locale) });

const stepPage = (content: PageContent, step: MemberMessageProps): Page =>
  formPage(content, step.title, <MemberMessage {...step} />);

const formPage = ({ texts, pages }: PageContent, title: string, body: ReactNode): Page => ({
  type: "community",
  styles: [communityStyles],
  head: {
    title: pageTitle(title),
    description: texts.communityPage.description,
    path: pages.community,
    isPrivate: true,
  },
  body,
});
