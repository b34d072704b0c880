import { checkoutPaths, subscriptionPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { subscriptionKey } from "../../../border/cart/cart-change.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import type { CompleteCheckout, Review, ReviewChange } from "../../orders/checkout-contract.ts";
import { collectionText } from "../../orders/collection.ts";
import { piecesIn } from "../../orders/order-lines.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { GuaranteeReminder } from "../document/GuaranteeReminder.tsx";
import { AddressText, DeliveryText } from "../orders/AddressText.tsx";
import { deliveryWords } from "../orders/delivery-words.ts";
import { OrderSums } from "../orders/OrderSums.tsx";
import { OrderLines } from "../orders/OrderLines.tsx";
import { SubscriptionLines } from "../orders/SubscriptionLines.tsx";
import { figuresOfSubscriptions } from "../subscription/subscription-figures.ts";
import { todayText } from "../subscription/today-text.ts";
import { SpendBeans } from "./SpendBeans.tsx";
import { PaymentTerm } from "./PaymentTerm.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { ProofFields, SendCode, type ReviewProof } from "./ProofFields.tsx";
import { ContractTexts, type ContractText } from "./ContractTexts.tsx";

export interface ReviewStepProps {
  site: Pick<Site, "locale" | "currency" | "language" | "market" | "timeZone">;
  texts: SiteTexts;
  review: Pick<
    Review,
    | "beans"
    | "collection"
    | "lines"
    | "subscriptions"
    | "totals"
    | "voucher"
    | "seen"
    | "stockShare"
    | "dueAt"
  >;
  checkout: CompleteCheckout;
  /** When the order is delivered to an address. */
  deliveryTime: string;
  /** Pages that say what the contract contains, and the one about the guarantee. */
  legal: { title: string; path: string }[];
  guaranteePath: string;
  /** Texts that the shopper accepts, where the law asks for it. */
  toAccept: ContractText[];
  isLoggedIn: boolean;
  /** Mark of the shopper who is shown the form. */
  owner: string;
  /** Why the order was not placed. */
  refused?: ReviewRefusal;
}

export interface ReviewRefusal {
  changes?: ReviewChange[];
  notice?: string;
  isNotAccepted?: boolean;
  /** Whether the box for the texts of the law was checked. */
  isAccepted?: boolean;
  proof?: ReviewProof;
}

/** Renders the last step: everything that is ordered, right above the button that places the order. */
export function ReviewStep({
  site,
  texts,
  review,
  checkout,
  deliveryTime,
  legal,
  guaranteePath,
  toAccept,
  isLoggedIn,
  owner,
  refused = {},
}: ReviewStepProps) {
  const { checkout: checkoutTexts } = texts;
  const { delivery, billing, payment, giftMessage, email } = checkout;
  const { proof } = refused;
  const delivered = deliveryWords(delivery.kind, texts, {
    home: deliveryTime,
    store: collectionText(review.collection, site, texts),
  });
  const isOnline = delivery.kind === "online";
  const destination = isOnline ? (
    <p>{delivered.hint}</p>
  ) : (
    <DeliveryText delivery={delivery} site={site} />
  );
  const { lines, subscriptions, totals, voucher } = review;
  const ordered =
    lines.length > 0 ? (
      <>
        <OrderLines lines={lines} site={site} texts={texts} />
        <OrderSums
          texts={texts}
          kind={delivery.kind}
          {...{ site, totals, voucher }}
          count={piecesIn(lines)}
        />
        {subscriptions.some(({ firstDelivery }) => firstDelivery !== undefined) && (
          <p>{todayText(totals.total, { site, texts })}</p>
        )}
      </>
    ) : (
      <p>{texts.coffeeSubscription.checkout.nothingToday}</p>
    );
  const agreed = subscriptions.length > 0 && (
    <ReviewSubscriptions {...{ site, texts, subscriptions }} />
  );
  return (
    <>
      <Refused refused={refused} texts={texts} site={site} />
      {review.beans && isLoggedIn && (
        <SpendBeans {...{ site, texts, owner }} beans={review.beans} />
      )}
      <form
        className="kontor-checkout__body"
        method="post"
        action={checkoutPaths.review}
        noValidate
      >
        <input type="hidden" name="owner" value={owner} />
        <input type="hidden" name="key" value={review.seen.key} />
        <input type="hidden" name="shown" value={review.seen.shown} />
        <div className="kontor-review">
          <div className="kontor-panel kontor-review__entered">
            <Entered
              title={checkoutTexts.contact}
              texts={texts}
              href={isLoggedIn ? undefined : checkoutPaths.login}
            >
              <p className="kontor-address" translate="no">
                {email}
              </p>
            </Entered>
            <Entered
              title={delivered.title}
              texts={texts}
              href={isOnline ? undefined : checkoutPaths.delivery}
            >
              {destination}
            </Entered>
            <Entered title={checkoutTexts.billing} texts={texts} href={checkoutPaths.payment}>
              {billing ? (
                <>
                  <AddressText address={billing.address} site={site} />
                  {billing.vatNumber && (
                    <p>
                      {checkoutTexts.labels.vatNumber}{" "}
                      <span translate="no">{billing.vatNumber}</span>
                    </p>
                  )}
                </>
              ) : (
                <p>{checkoutTexts.sameBilling}</p>
              )}
            </Entered>
            <Entered title={checkoutTexts.payment} texts={texts} href={checkoutPaths.payment}>
              <p>{texts.payment.kinds[payment].name}</p>
              <PaymentTerm {...review} texts={texts.payment} site={site} payment={payment} />
            </Entered>
            {giftMessage && (
              <Entered
                title={checkoutTexts.labels.giftMessage}
                texts={texts}
                href={checkoutPaths.payment}
              >
                <p className="kontor-address">{giftMessage}</p>
              </Entered>
            )}
          </div>
          <div className="kontor-review__legal">
            <p>{checkoutTexts.legal}</p>
            <ul>
              {legal.map(({ title, path }) => (
                <li key={path}>
                  <a className="kontor-link" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <p>{texts.catalogue.returns}</p>
            <GuaranteeReminder text={texts.catalogue.guaranteeRights} url={guaranteePath} />
          </div>
          {toAccept.length > 0 && (
            <div className="kontor-review__accept">
              <ContractTexts texts={toAccept}>
                {ordered}
                {agreed}
                {destination}
                <p>{texts.payment.kinds[payment].name}</p>
              </ContractTexts>
              <Checkbox
                id="checkout-accept"
                name="accept"
                value="yes"
                label={checkoutTexts.accept}
                required
                defaultChecked={refused.isAccepted}
                error={refused.isNotAccepted ? checkoutTexts.acceptFirst : undefined}
                {...focusedIf(refused.isNotAccepted)}
              />
            </div>
          )}
        </div>
        <section className="kontor-panel kontor-review__order" aria-labelledby="review-articles">
          <h2 id="review-articles">{checkoutTexts.articles}</h2>
          {ordered}
          {!isOnline && lines.length > 0 && <p>{delivered.hint}</p>}
          {agreed}
          {proof && <ProofFields texts={checkoutTexts} email={email} proof={proof} />}
          <Button type="submit" variant="activating" size="large">
            {checkoutTexts.order}
          </Button>
          {proof && <SendCode texts={checkoutTexts} proof={proof} />}
        </section>
      </form>
    </>
  );
}

/** Shows the subscriptions that begin with the order, and what the law wants to be said beside its button. */
function ReviewSubscriptions({
  site,
  texts,
  subscriptions,
}: Pick<ReviewStepProps, "site" | "texts"> & Pick<Review, "subscriptions">) {
  const { coffeeSubscription: words } = texts;
  return (
    // Without an id: texts that are accepted repeat it.
    <section className="kontor-review__subscriptions" aria-label={words.checkout.title}>
      <h3>{words.checkout.title}</h3>
      <SubscriptionLines
        {...{ site, texts, subscriptions }}
        changeUrl={({ tcm, intervalWeeks }) =>
          `${subscriptionPaths.choices}?entry=${subscriptionKey(tcm, intervalWeeks)}`
        }
      />
      <p className="kontor-soft">{fill(words.law, figuresOfSubscriptions(site))}</p>
    </section>
  );
}

/** Shows a part of what was entered, with a link that changes it. */
function Entered({
  title,
  texts: { checkout },
  href,
  children,
}: Pick<ReviewStepProps, "texts"> & { title: string; href?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {href && (
        <a
          className="kontor-link"
          href={href}
          aria-label={fill(checkout.changeOf, { part: title })}
        >
          {checkout.change}
        </a>
      )}
    </section>
  );
}

function Refused({
  refused: { changes = [], notice },
  texts,
  site,
}: Pick<ReviewStepProps, "texts" | "site"> & { refused: ReviewRefusal }) {
  if (changes.length === 0 && !notice) return null;
  return (
    <div
      className="kontor-notice"
      data-kind="error"
      role="alert"
      tabIndex={-1}
      {...focusedIf(true)}
    >
      <p>{notice ?? texts.checkout.changed}</p>
      <ChangeList site={site} texts={texts.checkout} changes={changes} />
    </div>
  );
}
