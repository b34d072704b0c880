import { checkoutPaths } from "../../shop-paths.ts";
import { checkoutSteps, type CheckoutStep } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";

export interface CheckoutProgressProps {
  texts: Pick<CheckoutTexts, "progress" | "steps">;
  current: CheckoutStep;
  /** A customer who is logged in does not go back to the login. */
  isLoggedIn: boolean;
  /** Nothing is sent: there is no step for the delivery. */
  isOnline?: boolean;
}

/** Lists the steps of the checkout, with links back to those that are done. */
export function CheckoutProgress({ texts, current, isLoggedIn, isOnline }: CheckoutProgressProps) {
  const steps = checkoutSteps.filter((step) => !(isOnline && step === "delivery"));
  const reached = steps.indexOf(current);
  return (
    <nav className="kontor-progress" aria-label={texts.progress}>
      <ol>
        {steps.map((step, index) => {
          const isDone = index < reached;
          const isLink = isDone && !(step === "login" && isLoggedIn);
          return (
            <li
              key={step}
              data-done={isDone || undefined}
              aria-current={step === current ? "step" : undefined}
            >
              {isLink ? (
                <a href={checkoutPaths[step]}>{texts.steps[step]}</a>
              ) : (
                <span>{texts.steps[step]}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
