import { checkoutPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import type { Cart } from "../../../border/cart/cart-schema.ts";
import { entriesOf, obstacleText } from "../../../border/cart/client/cart-entries.ts";
import type { PageType } from "../../../border/tracking/page-types.ts";
import type { Form } from "../../../platform/http/requests/forms.ts";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { countryOf, type CheckoutProblems } from "../../orders/checkout-forms.ts";
import {
  type CheckoutStep,
  type Review,
  type ReviewChange,
} from "../../orders/checkout-contract.ts";
import { ownerMark } from "../../orders/server/checkouts.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { CheckoutStop } from "../../orders/checkout-texts.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { emptyForm } from "../account/AccountField.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  renderDocument,
  type PageFrame,
  viewOf,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { ConnectionCheck } from "./ConnectionCheck.tsx";
import { MergedCart } from "./MergedCart.tsx";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { CheckoutStopped } from "./CheckoutStopped.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { CheckoutUnavailable } from "./CheckoutUnavailable.tsx";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { LoginStep, type LoginStepProps } from "./LoginStep.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { postalCodeExample } from "./postal-code-example.ts";
import { ReviewStep, type CompleteCheckout, type ReviewRefusal } from "./ReviewStep.tsx";
import { ToTrack } from "./ToTrack.tsx";
import { trackedStep } from "./tracked-checkout.ts";
import { fill } from "../../../platform/shared/texts/words.ts";

export interface CheckoutPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
}

/** Where a shopper is in the checkout. */
export interface CheckoutView {
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

/** A form as it was sent or stored. */
export interface StepForm {
  values: Form;
  problems?: CheckoutProblems;
}

/** Contents of the forms of the login's step. */
type LoginForms = Partial<Pick<LoginStepProps, "login" | "guest" | "kept">>;

const pageTypes: Record<CheckoutStep, PageType> = {
  login: "checkout-login",
  delivery: "checkout-delivery",
  payment: "checkout-payment",
  review: "checkout-lastcheck",
};

/** Renders the steps of the checkout, per request, in the reduced border. */
export function createCheckoutPages({ frame, staticPages, requests }: CheckoutPagesOptions) {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    content: SiteContent,
    {
      title,
      step,
      body,
      isAtOnce,
    }: { title: string; step: CheckoutStep; body: ReactNode; isAtOnce?: boolean },
  ): Promise<FastifyReply> {
    const { fragments } = frame;
    const { html, headers } = await renderDocument(
      content,
      {
        type: pageTypes[step],
        isReduced: true,
        styles: ["checkout-page.entry.css"],
        head: {
          title: pageTitle(title),
          description: content.texts.checkout.checkout,
          path: checkoutPaths[step],
          isPrivate: true,
        },
        body: (
          <>
            {body}
            <ConnectionCheck text={content.texts.checkout.offline} />
          </>
        ),
      },
      isAtOnce ? { ...frame, fragments: { inPage: fragments.inPageAtOnce } } : frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  }

  function sendStep(
    request: FastifyRequest,
    reply: FastifyReply,
    step: CheckoutStep,
    view: CheckoutView,
    { intro, body }: { intro?: string; body: ReactNode },
  ) {
    const content = requests.contentOf(request);
    const { site, texts } = content;
    const { review, status, isBegin = false } = view;
    const delivery = review.checkout.delivery?.kind ?? "home";
    return send(request, reply, content, {
      title: texts.checkout.steps[step],
      step,
      body: (
        <>
          <CheckoutPage
            texts={texts.checkout}
            step={step}
            isLoggedIn={status === "LOGGED_IN"}
            isOnline={delivery === "online"}
            intro={intro}
            notice={noticeOf(view, texts)}
            summary={
              step !== "review" && <CheckoutSummary {...{ texts, site, review, delivery }} />
            }
          >
            {body}
          </CheckoutPage>
          <ToTrack checkout={trackedStep(review, site, step, isBegin)} />
        </>
      ),
    });
  }

  /** Returns what the fields of a form need. */
  function formState(
    { site, texts }: SiteContent,
    { owner }: CheckoutView,
    { values, problems = {} }: StepForm,
  ) {
    const example = postalCodeExample(countryOf(values, site), site);
    const hints = { example, country: site.label };
    return { texts, values, problems, hints, owner: ownerMark(owner) };
  }

  return {
    login(
      request: FastifyRequest,
      reply: FastifyReply,
      view: CheckoutView,
      { login = emptyForm, guest, kept }: LoginForms = {},
    ) {
      const { texts } = requests.contentOf(request);
      const { email, delivery } = view.review.checkout;
      const isRemembered = view.status === "REMEMBERED";
      const wasLoggedIn = kept !== undefined || (isRemembered && delivery !== undefined);
      return sendStep(request, reply, "login", view, {
        intro: wasLoggedIn ? texts.checkout.loggedOut : undefined,
        body: (
          <LoginStep
            texts={texts}
            login={login}
            guest={guest ?? { values: { email }, problems: {} }}
            isRemembered={isRemembered}
            kept={kept}
          />
        ),
      });
    },

    delivery(request: FastifyRequest, reply: FastifyReply, view: CheckoutView, form: StepForm) {
      const content = requests.contentOf(request);
      const { site, stores, texts } = content;
      const deliveryTime = texts.catalogue.delivery;
      return sendStep(request, reply, "delivery", view, {
        body: (
          <DeliveryStep {...formState(content, view, form)} {...{ site, stores, deliveryTime }} />
        ),
      });
    },

    payment(request: FastifyRequest, reply: FastifyReply, view: CheckoutView, form: StepForm) {
      const content = requests.contentOf(request);
      const { site } = content;
      const { totals, offered, stockShare, checkout } = view.review;
      return sendStep(request, reply, "payment", view, {
        body: (
          <PaymentForm
            {...formState(content, view, form)}
            site={site}
            offered={offered}
            stockShare={stockShare}
            delivery={checkout.delivery?.kind ?? "home"}
            costs={totals.delivery}
          />
        ),
      });
    },

    review(
      request: FastifyRequest,
      reply: FastifyReply,
      view: CheckoutView,
      checkout: CompleteCheckout,
      refused?: ReviewRefusal,
    ) {
      const { site, stores, texts } = requests.contentOf(request);
      const page = (key: "terms" | "withdrawal" | "privacy" | "guarantee") =>
        staticPages.get(site.code, key);
      return sendStep(request, reply, "review", view, {
        intro: fill(texts.checkout.reviewIntro, { order: texts.checkout.order }),
        body: (
          <ReviewStep
            site={site}
            texts={texts}
            review={view.review}
            checkout={checkout}
            stores={stores}
            legal={[page("terms"), page("withdrawal"), page("privacy")]}
            guaranteePath={page("guarantee").path}
            toAccept={textsToAccept(site.code)}
            isLoggedIn={view.status === "LOGGED_IN"}
            owner={ownerMark(view.owner)}
            refused={refused}
          />
        ),
      });
    },

    /** Says why nothing can be ordered, what changed since the shopper last looked at the review, and which entries prevent it. */
    stopped(
      request: FastifyRequest,
      reply: FastifyReply,
      view: CheckoutView,
      step: CheckoutStep,
      { stop, changes, cart }: { stop: CheckoutStop; changes?: ReviewChange[]; cart: Cart },
    ) {
      const content = requests.contentOf(request);
      const { site, texts } = content;
      const obstacles = obstaclesIn(cart, site, texts);
      const notice = noticeOf(view, texts);
      return send(request, reply, content, {
        title: texts.checkout.stops[stop].title,
        step,
        body: <CheckoutStopped {...{ texts, stop, site, changes, obstacles, notice }} />,
      });
    },

    /** Says what a login has added to the cart. */
    merged(request: FastifyRequest, reply: FastifyReply, view: CheckoutView, step: CheckoutStep) {
      const content = requests.contentOf(request);
      const { site, texts } = content;
      return send(request, reply, content, {
        title: texts.checkout.merged.title,
        step,
        body: <MergedCart texts={texts.checkout} site={site} changes={view.review.merged} />,
      });
    },

    /** Offers to send a form again that could not be handled. */
    unavailable(request: FastifyRequest, reply: FastifyReply, step: CheckoutStep, sent: Form) {
      const content = requests.contentOf(request);
      const { texts } = content;
      return send(request, reply, content, {
        title: texts.checkout.steps[step],
        step,
        isAtOnce: true,
        body: (
          <CheckoutUnavailable
            {...{ texts, sent }}
            action={checkoutPaths[step]}
            isPress={step === "review"}
          />
        ),
      });
    },

    /** Reports whether the site's law asks shoppers to accept texts before the order. */
    asksToAccept: (request: FastifyRequest) =>
      textsToAccept(requests.contentOf(request).site.code).length > 0,
  };

  function textsToAccept(site: SiteContent["site"]["code"]) {
    const information = staticPages.find(site, "pre-information");
    return information ? [information, staticPages.get(site, "terms")] : [];
  }
}

const noticeOf = ({ isOther, account = "" }: CheckoutView, { checkout }: SiteTexts) =>
  isOther ? fill(checkout.otherAccount, { email: account }) : undefined;

/** Returns the entries that prevent an order: those that the cart names, and subscriptions, which no order has. */
function obstaclesIn(cart: Cart, { locale }: Pick<Site, "locale">, texts: SiteTexts) {
  const { goods, subscriptions } = entriesOf(cart, [], locale);
  return [...goods.filter((entry) => obstacleText(entry, texts.cart, locale)), ...subscriptions];
}
