import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { Contribution } from "../../community/community-contract.ts";
import type { ReviewedOrder } from "../../community/review-rules.ts";
import type { ReviewRight } from "../../community/server/reviews.ts";
import { sectionPage } from "../account/section-pages.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { orderPaths } from "../../shop-paths.ts";
import { contributionPath } from "./contribution-path.ts";
import { ContributionQuote } from "./ContributionQuote.tsx";
import { decisionPage } from "./decision-page.server.tsx";
import { OwnReviews, type OwnReview } from "./OwnReviews.tsx";
import { ReportForm, type ReportFormProps } from "./ReportForm.tsx";
import { ReviewForm, type ReviewFormProps } from "./ReviewForm.tsx";
import { reviewStepPage } from "./review-step-page.server.tsx";
import { withdrawnVote } from "./vote-state.ts";
import { reviewsUrl } from "./review-question.ts";

/** The form of a review, with what was typed. */
export interface ShownReviewForm extends Pick<
  ReviewFormProps,
  "isCheckedFirst" | "memberName" | "problems" | "typed"
> {
  right: ReviewRight;
  /** Why a form without problems was not stored. */
  notStored?: "changedMeanwhile" | "unavailable" | { waitMinutes: number };
}

export interface ShownReportForm extends Pick<ReportFormProps, "typed"> {
  problems: { note?: "required" | "tooLong"; email?: "invalidEmail" };
  notStored?: { waitMinutes: number };
}

export type ReviewPages = ReturnType<typeof createReviewPages>;

/** Renders the pages of one author or reader. */
export function createReviewPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return {
    form: page(formPage),
    stored: page(storedPage),
    notBought: page((content: PageContent, url?: string) => notBoughtPage(content, url)),
    mine: page(minePage),
    order: page(orderPage),
    report: page(reportPage),
    decision: page(decisionPage),
    helpful: page(helpfulPage),
    objection: page((content: PageContent) => objectionPage(content)),
    /** A page that only says something. */
    says: page(saysPage),
  };
}

function formPage(
  content: PageContent,
  { right, typed, problems, isCheckedFirst, memberName, notStored }: ShownReviewForm,
): Page {
  const { site, texts, staticPages } = content;
  const { reviews } = texts;
  const { product, review } = right;
  const { title: text, path: url } = staticPages.get(site.code, "privacy");
  const state = review && review.state !== "published" ? reviews.mine.states[review.state] : "";
  const reason = review?.reason ? `${state}: ${reviews.reasons[review.reason]}` : state;
  const title = fill(review ? reviews.form.changeTitle : reviews.form.title, {
    product: product.title,
  });
  const alert =
    typeof notStored === "object"
      ? plural(reviews.form.tooMany, notStored.waitMinutes, site.locale)
      : notStored && reviews.form[notStored];
  return reviewStepPage(
    { title, alert, text: reason || reviews.form.intro, product },
    <ReviewForm
      typed={typed}
      problems={problems}
      isChange={review !== undefined}
      isCheckedFirst={isCheckedFirst}
      memberName={memberName}
      texts={reviews}
      locale={site.locale}
      privacy={{ url, text }}
    />,
  );
}

function storedPage(
  { texts: { reviews } }: PageContent,
  state: "deleted" | "published" | "waiting",
  product: Pick<ReviewRight["product"], "product" | "url">,
): Page {
  return reviewStepPage(
    reviews[state],
    <Button href={state === "published" ? reviewsUrl(product.product) : product.url}>
      {state === "published" ? reviews.all : reviews.toProduct}
    </Button>,
  );
}

function notBoughtPage({ texts: { reviews } }: PageContent, url: string | undefined): Page {
  return reviewStepPage(
    reviews.notBought,
    url === undefined ? undefined : <Button href={url}>{reviews.toProduct}</Button>,
  );
}

function minePage(content: PageContent, own: OwnReview[]): Page {
  const { site, texts } = content;
  const page = sectionPage(
    content,
    "reviews",
    own.length === 0 ? (
      <>
        <p>{texts.reviews.mine.empty}</p>
        <Button variant="secondary" href={orderPaths.account}>
          {texts.account.sections.orders.title}
        </Button>
      </>
    ) : (
      <OwnReviews own={own} site={site} reviews={texts.reviews} />
    ),
  );
  return { ...page, styles: [...(page.styles ?? []), "reviews.entry.css"] };
}

/** The products of an order behind the link of a mail. */
function orderPage({ texts: { reviews } }: PageContent, order: ReviewedOrder, path: string): Page {
  const { byMail } = reviews;
  if (order.products.length === 0) return reviewStepPage(byMail.nothing);
  return reviewStepPage(
    { title: byMail.title, text: byMail.text },
    <ul className="kontor-review-message__list">
      {order.products.map(({ product, title }) => (
        <li key={product}>
          <a className="kontor-link" href={`${path}/${product}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>,
  );
}

function reportPage(
  content: PageContent,
  contribution: Pick<Contribution, "body" | "language" | "title">,
  { typed, problems, notStored }: ShownReportForm,
): Page {
  const { site, texts } = content;
  const { reviews, customer } = texts;
  const { note, email } = problems;
  return reviewStepPage(
    {
      title: reviews.reportForm.title,
      text: reviews.reportForm.intro,
      alert: notStored && plural(reviews.reportForm.tooMany, notStored.waitMinutes, site.locale),
    },
    <>
      <ContributionQuote contribution={contribution} />
      <ReportForm
        typed={typed}
        problems={{
          ...(note && { note: reviews.problems[note] }),
          ...(email && { email: customer.problems[email] }),
        }}
        texts={reviews}
      />
    </>,
  );
}

/** A vote: whether the customer finds a contribution helpful, and the button that changes it. */
export interface ShownVote {
  contribution: Contribution;
  isHelpful: boolean;
  isOwn: boolean;
}

function helpfulPage(
  { texts: { reviews } }: PageContent,
  { contribution, isHelpful, isOwn }: ShownVote,
): Page {
  const { title, yes, no, own, back } = reviews.helpfulPage;
  return reviewStepPage(
    { title, text: isOwn ? own : isHelpful ? yes : no },
    <>
      <ContributionQuote contribution={contribution} />
      <div className="kontor-actions">
        {!isOwn && (
          <form method="post">
            {isHelpful && <input type="hidden" name={withdrawnVote} value="1" />}
            <Button type="submit" variant={isHelpful ? "secondary" : "activating"}>
              {isHelpful ? reviews.notHelpful : reviews.helpfulButton}
            </Button>
          </form>
        )}
        <Button variant="secondary" href={contributionPath(contribution)}>
          {back}
        </Button>
      </div>
    </>,
  );
}

function objectionPage({ texts: { reviews } }: PageContent): Page {
  const { title, text, button } = reviews.objection;
  return reviewStepPage(
    { title, text },
    <form method="post">
      <Button type="submit" size="large" variant="activating">
        {button}
      </Button>
    </form>,
  );
}

const saysPage = (
  { texts: { reviews } }: PageContent,
  says: "gone" | "invalid" | "objected" | "reported",
): Page =>
  reviewStepPage(
    {
      gone: reviews.reportForm.gone,
      invalid: reviews.byMail.invalid,
      objected: reviews.objection.done,
      reported: reviews.reportForm.reported,
    }[says],
  );
