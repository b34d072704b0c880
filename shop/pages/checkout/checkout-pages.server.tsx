import { checkoutPaths } from "../../shop-paths.ts";
import type { FastifyRequest } from "fastify";
import type { Cart } from "../../../border/cart/cart-schema.ts";
import { entriesOf, obstacleText } from "../../../border/cart/client/cart-entries.ts";
import type { Form } from "../../../platform/http/requests/forms.ts";
import { countryOf, type CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import {
  type CheckoutStep,
  type CompleteCheckout,
  type ReviewChange,
} from "../../orders/checkout-contract.ts";
import { ownerMark } from "../../orders/server/checkouts.ts";
import type { CheckoutStop } from "../../orders/checkout-texts.ts";
import { emptyForm } from "../account/AccountField.tsx";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { checkoutPage, noticeOf, stepPage, type CheckoutVisit } from "./checkout-frame.server.tsx";
import { MergedCart } from "./MergedCart.tsx";
import { CheckoutStopped } from "./CheckoutStopped.tsx";
import { CheckoutUnavailable } from "./CheckoutUnavailable.tsx";
import { DeliveryStep, type StoreChoice } from "./DeliveryStep.tsx";
import { LoginStep, type LoginStepProps } from "./LoginStep.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { sitePayments } from "../../orders/payment/site-payments.ts";
import { deliveryTime } from "../product/delivery-time.ts";
import { postalCodeExample } from "./postal-code-example.ts";
import { problemHints } from "./problem-hints.ts";
import type { createStoreChoices } from "./store-choices.server.ts";
import { ReviewStep, type ReviewRefusal } from "./ReviewStep.tsx";
import { fill } from "../../../platform/shared/texts/words.ts";

/** A form as it was sent or stored. */
export interface StepForm {
  values: Form;
  problems?: CheckoutProblems;
  /** The customer's addresses to choose from. */
  saved?: SavedAddress[];
}

/** Contents of the forms of the login's step. */
export type LoginForms = Partial<Pick<LoginStepProps, "login" | "guest" | "kept">>;

interface CheckoutPagesOptions extends PersonalPagesOptions {
  storeChoices: ReturnType<typeof createStoreChoices>;
}

export type CheckoutPages = ReturnType<typeof createCheckoutPages>;

/** Renders the steps of the checkout, in the reduced border. */
export function createCheckoutPages(options: CheckoutPagesOptions) {
  const page = createPersonalPages(options);
  return {
    login: page(loginPage),
    delivery: page(async (content, view: CheckoutVisit, form: StepForm) =>
      deliveryPage(
        content,
        view,
        form,
        // Deliveries of subscriptions are sent.
        view.review.subscriptions.length > 0 ? [] : await options.storeChoices(content, view),
      ),
    ),
    payment: page(paymentPage),
    review: page(reviewPage),
    stopped: page(stoppedPage),
    merged: page(mergedPage),
    unavailable: page(unavailablePage),
    /** Reports whether the site's law asks shoppers to accept texts before the order. */
    asksToAccept: (request: FastifyRequest) =>
      textsToAccept({ ...options.requests.contentOf(request), ...options }).length > 0,
  };
}

function loginPage(
  content: PageContent,
  view: CheckoutVisit,
  { login = emptyForm, guest, kept }: LoginForms = {},
): Page {
  const { texts } = content;
  const { email, delivery } = view.review.checkout;
  const isRemembered = view.status === "REMEMBERED";
  const wasLoggedIn = kept !== undefined || (isRemembered && delivery !== undefined);
  return stepPage(
    content,
    "login",
    view,
    <LoginStep
      texts={texts}
      login={login}
      guest={guest ?? { values: { email }, problems: {} }}
      isRemembered={isRemembered}
      needsAccount={view.review.subscriptions.length > 0}
      kept={kept}
    />,
    wasLoggedIn ? texts.checkout.loggedOut : undefined,
  );
}

function deliveryPage(
  content: PageContent,
  view: CheckoutVisit,
  form: StepForm,
  stores: StoreChoice[],
): Page {
  const { site } = content;
  return stepPage(
    content,
    "delivery",
    view,
    <DeliveryStep
      {...formState(content, view, form)}
      {...{ site, stores }}
      deliveryTime={deliveryTimeOf(content)}
      saved={form.saved}
      canSave={view.status === "LOGGED_IN"}
    />,
  );
}

/** Returns when an order of this moment is delivered to an address. */
const deliveryTimeOf = ({ now, site, texts }: PageContent) =>
  deliveryTime(now, site, texts.catalogue).text;

function paymentPage(content: PageContent, view: CheckoutVisit, form: StepForm): Page {
  const { totals, offered, stockShare, checkout, collection } = view.review;
  return stepPage(
    content,
    "payment",
    view,
    <PaymentForm
      {...formState(content, view, form)}
      site={content.site}
      offered={offered}
      stockShare={stockShare}
      delivery={checkout.delivery?.kind ?? "home"}
      saved={form.saved}
      canSave={view.status === "LOGGED_IN"}
      deliveryTime={deliveryTimeOf(content)}
      collection={collection}
      costs={totals.delivery}
    />,
  );
}

function reviewPage(
  content: PageContent,
  view: CheckoutVisit,
  checkout: CompleteCheckout,
  refused?: ReviewRefusal,
): Page {
  const { site, texts, staticPages } = content;
  const page = (key: "terms" | "withdrawal" | "privacy" | "guarantee") =>
    staticPages.get(site.code, key);
  return stepPage(
    content,
    "review",
    view,
    <ReviewStep
      site={site}
      texts={texts}
      review={view.review}
      checkout={checkout}
      deliveryTime={
        sitePayments[checkout.payment].isPaidBeforeShipping
          ? texts.orderMails.deliveryDays[checkout.payment]
          : deliveryTimeOf(content)
      }
      legal={[page("terms"), page("withdrawal"), page("privacy")]}
      guaranteePath={page("guarantee").path}
      toAccept={textsToAccept(content)}
      isLoggedIn={view.status === "LOGGED_IN"}
      owner={ownerMark(view.owner)}
      refused={refused}
    />,
    fill(texts.checkout.reviewIntro, { order: texts.checkout.order }),
  );
}

/** Says why nothing can be ordered, what changed since the shopper last looked at the review, and which entries prevent it. */
function stoppedPage(
  content: PageContent,
  view: CheckoutVisit,
  step: CheckoutStep,
  { stop, changes, cart }: { stop: CheckoutStop; changes?: ReviewChange[]; cart: Cart },
): Page {
  const { site, texts } = content;
  const obstacles = obstaclesIn(cart, content);
  const notice = noticeOf(view, content);
  return checkoutPage(
    content,
    step,
    <CheckoutStopped {...{ texts, stop, site, changes, obstacles, notice }} />,
    texts.checkout.stops[stop].title,
  );
}

/** Says what a login has added to the cart. */
function mergedPage(content: PageContent, view: CheckoutVisit, step: CheckoutStep): Page {
  const { site, texts } = content;
  return checkoutPage(
    content,
    step,
    <MergedCart texts={texts.checkout} site={site} changes={view.review.merged} />,
    texts.checkout.merged.title,
  );
}

/** Offers to send a form again that could not be handled. */
function unavailablePage(content: PageContent, step: CheckoutStep, sent: Form): Page {
  const { texts } = content;
  const isSubmission = step === "review";
  return checkoutPage(
    content,
    step,
    <CheckoutUnavailable {...{ texts, sent, isSubmission }} action={checkoutPaths[step]} />,
  );
}

/** Returns what the fields of a form need. */
function formState(
  { site, texts }: PageContent,
  { owner }: CheckoutVisit,
  { values, problems = {} }: StepForm,
) {
  const chosen = countryOf(values, site);
  const hints = problemHints(values.postalCode ?? "", chosen, {
    locale: site.locale,
    example: postalCodeExample(chosen, site),
    country: site.label,
  });
  return { texts, values, problems, hints, owner: ownerMark(owner) };
}

function textsToAccept({ site, staticPages }: Pick<PageContent, "site" | "staticPages">) {
  const information = staticPages.find(site.code, "pre-information");
  return information ? [information, staticPages.get(site.code, "terms")] : [];
}

/** Returns the entries that prevent an order: those that the cart names, and subscriptions, which no order has. */
function obstaclesIn(cart: Cart, { site: { locale }, texts }: PageContent) {
  const { goods, subscriptions } = entriesOf(cart, [], locale);
  return [...goods.filter((entry) => obstacleText(entry, texts.cart, locale)), ...subscriptions];
}
