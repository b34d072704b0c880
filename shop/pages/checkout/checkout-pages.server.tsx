import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import type { PageType } from "../../../border/tracking/page-types.ts";
import type { Form } from "../../../platform/http/forms.ts";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { countryOf, type CheckoutProblems } from "../../orders/checkout-forms.ts";
import {
  checkoutPaths,
  type CheckoutStep,
  type Review,
  type ReviewChange,
} from "../../orders/checkout-contract.ts";
import type { CheckoutStop } from "../../orders/checkout-texts.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { emptyForm } from "../account/AccountField.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  isMobileVariant,
  pageResponseHeaders,
  renderDocument,
  type PageFrame,
} from "../document/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { CheckoutStopped } from "./CheckoutStopped.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { CheckoutUnavailable } from "./CheckoutUnavailable.tsx";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { LoginStep, type LoginStepProps } from "./LoginStep.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { ReviewStep, type CompleteCheckout, type ReviewRefusal } from "./ReviewStep.tsx";
import { ToTrack } from "./ToTrack.tsx";
import { trackedStep } from "./tracked-checkout.ts";
import { fill } from "../../../platform/shared/words.ts";

export interface CheckoutPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
}

/** Where a shopper is in the checkout. */
export interface CheckoutView {
  review: Review;
  status: LoginStatus;
  /** The shopper comes from the cart's button. */
  isBegin?: boolean;
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
    const { html } = await renderDocument(
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
        body,
      },
      isAtOnce ? { ...frame, fragments: { inPage: fragments.inPageAtOnce } } : frame,
      { preview: request.preview, isMobile: isMobileVariant(request, content.site.code) },
    );
    return reply.headers(pageResponseHeaders(frame, content, true)).send(html);
  }

  function sendStep(
    request: FastifyRequest,
    reply: FastifyReply,
    step: CheckoutStep,
    { review, status, isBegin = false }: CheckoutView,
    { intro, body }: { intro?: string; body: ReactNode },
  ) {
    const content = requests.contentOf(request);
    const { site, texts } = content;
    return send(request, reply, content, {
      title: texts.checkout.steps[step],
      step,
      body: (
        <>
          <CheckoutPage
            texts={texts.checkout}
            step={step}
            isLoggedIn={status === "LOGGED_IN"}
            isOnline={review.checkout.delivery?.kind === "online"}
            intro={intro}
            summary={
              step !== "review" && <CheckoutSummary texts={texts} site={site} review={review} />
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
  function formState({ site, texts }: SiteContent, { values, problems = {} }: StepForm) {
    const { postalCode } = allSites[countryOf(values, site)].site;
    const hints = { example: postalCode.example, country: site.label };
    return { texts, values, problems, hints };
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
        body: <DeliveryStep {...formState(content, form)} {...{ site, stores, deliveryTime }} />,
      });
    },

    payment(request: FastifyRequest, reply: FastifyReply, view: CheckoutView, form: StepForm) {
      const content = requests.contentOf(request);
      const { site } = content;
      const { totals, offered, stockShare, checkout } = view.review;
      return sendStep(request, reply, "payment", view, {
        body: (
          <PaymentForm
            {...formState(content, form)}
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
            refused={refused}
          />
        ),
      });
    },

    /** Says why nothing can be ordered, and what changed since the shopper last looked at the review. */
    stopped(
      request: FastifyRequest,
      reply: FastifyReply,
      step: CheckoutStep,
      stop: CheckoutStop,
      changes?: ReviewChange[],
    ) {
      const content = requests.contentOf(request);
      const { site, texts } = content;
      return send(request, reply, content, {
        title: texts.checkout.stops[stop].title,
        step,
        body: <CheckoutStopped {...{ texts, stop, site, changes }} />,
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
