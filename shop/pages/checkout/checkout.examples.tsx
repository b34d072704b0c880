import { emptyCart } from "../../../border/cart/cart-rules.ts";
import type { Cart } from "../../../border/cart/cart-schema.ts";
import { entriesOf } from "../../../border/cart/client/cart-entries.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { site } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import { texts as turkish } from "../../sites/tr/texts.ts";
import { article, mug, refusedSubscription, smallCart } from "../cart/CartView.examples.tsx";
import { exampleAddresses } from "../account/example-account.ts";
import { emptyForm } from "../account/AccountField.tsx";
import {
  exampleAddress,
  exampleLines,
  exampleStores,
  exampleTotals,
} from "../orders/example-order.ts";
import type { CheckoutFormState } from "./CheckoutFields.tsx";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { CheckoutStopped } from "./CheckoutStopped.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { CheckoutUnavailable } from "./CheckoutUnavailable.tsx";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { LoginStep } from "./LoginStep.tsx";
import { MergedCart } from "./MergedCart.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { ReviewStep, type ReviewStepProps } from "./ReviewStep.tsx";

/** Named examples of the checkout's steps, for tests and the gallery. */

const review = {
  lines: exampleLines.map((line) => ({ ...line, available: line.quantity, was: 1695 })),
  subscriptions: [],
  totals: exampleTotals,
  seen: { key: "", shown: "" },
  stockShare: 0,
};

const summary = <CheckoutSummary texts={texts} site={site} review={review} delivery="home" />;

const form = (
  values: CheckoutFormState["values"],
  problems: CheckoutFormState["problems"] = {},
) => ({
  texts,
  values,
  problems,
  hints: {
    locale: site.locale,
    country: site.label,
    chosen: site.label,
    example: site.postalCode.example,
    code: values.postalCode ?? "",
    countries: "Österreich, Schweiz",
  },
  owner: "guest",
});

const login = { texts, login: emptyForm, guest: emptyForm };

const deliveryTime = texts.catalogue.delivery;
const stores = exampleStores.map((store, index) => ({
  ...store,
  ready:
    index === 0
      ? texts.storeStock.today
      : fill(texts.storeStock.delivered, { days: "Mi., 2. – Do., 3. Dezember" }),
}));
const delivery = { site, stores, deliveryTime, canSave: false };

const payment = {
  site,
  offered: ["invoice", "prepayment"] as const,
  costs: 495,
  stockShare: 0,
  canSave: false,
  deliveryTime,
};

const lastStep: ReviewStepProps = {
  site,
  texts,
  deliveryTime,
  review,
  checkout: {
    email: "ida.mueller@example.com",
    delivery: { kind: "home", address: exampleAddress },
    payment: "invoice",
    giftMessage: "Alles Gute!\nDeine Ida",
  },
  legal: [
    { title: "Allgemeine Geschäftsbedingungen", path: "#terms" },
    { title: "Widerrufsrecht", path: "#withdrawal" },
  ],
  guaranteePath: "#guarantee",
  toAccept: [],
  isLoggedIn: false,
  owner: "guest",
};

const obstacles = (cart: Cart) => {
  const { goods, subscriptions } = entriesOf(cart, [], site.locale);
  return [...goods, ...subscriptions];
};

const steps = { texts: texts.checkout, isLoggedIn: false };

export const examples = {
  login: (
    <CheckoutPage {...steps} step="login" summary={summary}>
      <LoginStep {...login} isRemembered={false} />
    </CheckoutPage>
  ),
  remembered: <LoginStep {...login} isRemembered />,
  wrongEmail: (
    <LoginStep
      {...login}
      guest={{ values: { email: "ida" }, problems: { email: "invalidEmail" } }}
      isRemembered={false}
    />
  ),
  delivery: (
    <CheckoutPage {...steps} step="delivery" summary={summary}>
      <DeliveryStep {...form({ ...exampleAddress, kind: "home" })} {...delivery} />
    </CheckoutPage>
  ),
  savedAddresses: (
    <DeliveryStep
      {...form({ ...exampleAddress, kind: "home" })}
      {...delivery}
      saved={exampleAddresses}
      canSave
    />
  ),
  collected: (
    <DeliveryStep
      {...form({
        kind: "store",
        storeId: exampleStores[1]!.id,
        firstName: "Ida",
        lastName: "Müller",
      })}
      {...delivery}
    />
  ),
  wrongAddress: (
    <DeliveryStep
      {...form(
        { ...exampleAddress, postalCode: "1010", town: "" },
        { postalCode: "foreignPostalCode", town: "required", country: "notDeliveredTo" },
      )}
      {...delivery}
    />
  ),
  payment: (
    <CheckoutPage {...steps} step="payment" summary={summary}>
      <PaymentForm
        {...form({ payment: "invoice" })}
        {...payment}
        offered={[...payment.offered]}
        delivery="home"
      />
    </CheckoutPage>
  ),
  company: (
    <PaymentForm
      {...form(
        { ...exampleAddress, otherBilling: "yes", company: "Müller & Söhne", vatNumber: "DE1" },
        { payment: "required", vatNumber: "wrongVatNumber" },
      )}
      {...payment}
      canSave
      offered={[...payment.offered]}
      delivery="home"
    />
  ),
  review: (
    <CheckoutPage {...steps} step="review">
      <ReviewStep {...lastStep} />
    </CheckoutPage>
  ),
  changed: (
    <ReviewStep
      {...lastStep}
      refused={{
        changes: [
          { kind: "price", title: "Hafenblick", before: 699, now: 749 },
          { kind: "soldOut", title: "Becher Küstennebel" },
          { kind: "total", before: 3493, now: 3593 },
        ],
      }}
    />
  ),
  inAdvance: (
    <ReviewStep
      {...lastStep}
      review={{ ...review, stockShare: 0.3, dueAt: new Date("2026-11-27T11:00:00Z") }}
      checkout={{ ...lastStep.checkout, payment: "prepayment" }}
    />
  ),
  codeWanted: <ReviewStep {...lastStep} refused={{ proof: { sent: "confirm" } }} />,
  codeWrong: (
    <ReviewStep {...lastStep} refused={{ proof: { sent: "confirm", isCodeWrong: true } }} />
  ),
  proofWanted: <ReviewStep {...lastStep} refused={{ proof: { challenge: {} } }} />,
  tooLarge: <ReviewStep {...lastStep} refused={{ notice: texts.checkout.tooLarge }} />,
  toAccept: (
    <ReviewStep
      {...lastStep}
      texts={turkish}
      toAccept={[
        { title: "Ön Bilgilendirme Formu", html: "<h2>1. Satıcı</h2><p>Kontor A.Ş.</p>" },
        { title: "Mesafeli Satış Sözleşmesi", html: "<p>…</p>" },
      ]}
      refused={{ isNotAccepted: true }}
    />
  ),
  otherAccount: (
    <CheckoutPage
      {...steps}
      step="review"
      notice={fill(texts.checkout.otherAccount, { email: "ida.mueller@example.com" })}
    >
      <ReviewStep {...lastStep} />
    </CheckoutPage>
  ),
  merged: (
    <MergedCart
      texts={texts.checkout}
      site={site}
      changes={[
        { kind: "quantity", title: "Hafenblick", now: 3 },
        { kind: "added", title: "Becher Küstennebel" },
        { kind: "total", before: 3493, now: 5487 },
      ]}
    />
  ),
  obstacles: (
    <CheckoutStopped
      texts={texts}
      site={site}
      stop="cannotCheckOut"
      obstacles={obstacles({
        ...smallCart,
        articles: [
          { ...article, quantity: 5, onlyLeft: 3 },
          { ...mug, availability: "SOLDOUT" },
        ],
      })}
    />
  ),
  subscriptions: (
    <CheckoutStopped
      texts={texts}
      site={site}
      stop="hasSubscriptions"
      obstacles={obstacles({ ...emptyCart, defectiveSubscriptions: [refusedSubscription] })}
    />
  ),
  lostCart: <CheckoutStopped texts={texts} site={site} stop="lostCart" />,
  stopped: <CheckoutStopped texts={texts} site={site} stop="emptyCart" />,
  unavailable: (
    <CheckoutUnavailable
      texts={texts}
      action="#checkout"
      sent={{ town: exampleAddress.town }}
      isSubmission={false}
    />
  ),
  unconfirmed: (
    <CheckoutUnavailable texts={texts} action="#checkout" sent={{ key: "key" }} isSubmission />
  ),
};
