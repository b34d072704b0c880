import type { ReactNode } from "react";
import type { CheckoutStep } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { CheckoutProgress } from "./CheckoutProgress.tsx";

export interface CheckoutPageProps {
  texts: CheckoutTexts;
  step: CheckoutStep;
  isLoggedIn: boolean;
  /** Nothing is sent: there is no step for the delivery. */
  isOnline?: boolean;
  intro?: string;
  /** Says that a registration has led here. */
  done?: ReactNode;
  /** Says above the step that the shopper is another one than before. */
  notice?: string;
  /** The cart beside the step. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Renders the frame that all steps of the checkout share. */
export function CheckoutPage({
  texts,
  step,
  isLoggedIn,
  isOnline,
  intro,
  done,
  notice,
  summary,
  children,
}: CheckoutPageProps) {
  return (
    <div className="kontor-page kontor-checkout">
      <CheckoutProgress texts={texts} current={step} isLoggedIn={isLoggedIn} isOnline={isOnline} />
      <div className="kontor-intro">
        <h1>{texts.steps[step]}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {done}
      {notice && <CheckoutNotice text={notice} />}
      {summary ? (
        <div className="kontor-checkout__body">
          <div>{children}</div>
          {summary}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
