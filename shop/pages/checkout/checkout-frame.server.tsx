import { checkoutPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import type { PageType } from "../../../border/tracking/page-types.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { CheckoutStep, Review } from "../../orders/checkout-contract.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import { DoneNotice } from "../account/AccountPage.tsx";
import { doneIn } from "../account/done-in.server.ts";
import { pageTitle } from "../document/page-title.ts";
import type { PageContent } from "../document/personal-pages.server.ts";
import { trackedStep } from "../orders/tracked-order.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ConnectionCheck } from "./ConnectionCheck.tsx";
import { ToTrack } from "./ToTrack.tsx";

/** The shopper who requests a page of the checkout, and the moment at which it was read. */
export interface CheckoutVisit {
  at: Viewpoint;
  review: Review;
  status: LoginStatus;
  owner: OrderOwner;
  /** Address with which the customer has logged in. */
  account?: string;
  /** The shopper comes from the cart's button. */
  isBegin?: boolean;
  /** Another customer has logged in since the last step, in another tab. */
  isOther?: boolean;
}

const pageTypes: Record<CheckoutStep, PageType> = {
  login: "checkout-login",
  delivery: "checkout-delivery",
  payment: "checkout-payment",
  review: "checkout-lastcheck",
};

/** Returns a page at the address of a step. */
export function checkoutPage(
  { texts: { checkout } }: PageContent,
  step: CheckoutStep,
  body: ReactNode,
  title = checkout.steps[step],
): Page {
  return {
    type: pageTypes[step],
    isReduced: true,
    styles: ["checkout-page.entry.css"],
    head: {
      title: pageTitle(title),
      description: checkout.checkout,
      path: checkoutPaths[step],
      isPrivate: true,
    },
    body: (
      <>
        {body}
        <ConnectionCheck text={checkout.offline} />
      </>
    ),
  };
}

/** Returns the page of a step, with the cart beside it. */
export function stepPage(
  content: PageContent,
  step: CheckoutStep,
  view: CheckoutVisit,
  form: ReactNode,
  intro?: string,
): Page {
  const { site, texts } = content;
  const { review, status, isBegin = false } = view;
  const delivery = review.checkout.delivery?.kind ?? "home";
  return checkoutPage(
    content,
    step,
    <>
      <CheckoutPage
        texts={texts.checkout}
        step={step}
        isLoggedIn={status === "LOGGED_IN"}
        isOnline={delivery === "online"}
        intro={intro}
        done={<DoneNotice texts={texts.customer} done={doneIn(content, status)} />}
        notice={noticeOf(view, content)}
        summary={step !== "review" && <CheckoutSummary {...{ texts, site, review, delivery }} />}
      >
        {form}
      </CheckoutPage>
      <ToTrack checkout={trackedStep(review, site, step, isBegin)} />
    </>,
  );
}

/** Says that the shopper is another one than before. */
export const noticeOf = ({ isOther, account = "" }: CheckoutVisit, { texts }: PageContent) =>
  isOther ? fill(texts.checkout.otherAccount, { email: account }) : undefined;
