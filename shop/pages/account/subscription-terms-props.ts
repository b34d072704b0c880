import type { ReactNode } from "react";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import type { ProblemHints } from "../checkout/CheckoutFields.tsx";

export interface SubscriptionTermsProps {
  site: Site;
  texts: SiteTexts;
  subscription: CoffeeSubscription;
  /** Articles to change to, and to replace it with when it is sold out. */
  articles: { value: string; text: string }[];
  /** Recognizes forms that are older than what is stored. */
  seen: string;
  /** The address as it was sent, with its problems. */
  address: { values: CheckoutForm; problems: CheckoutProblems; hints: ProblemHints };
  /** The address that the forms are sent to. */
  action: string;
  /** Returns a further field of a form. */
  note?: (form: "address" | "contents" | "payment") => ReactNode;
}
