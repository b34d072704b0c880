import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { CalendarDay } from "../../subscriptions/subscriptions-contract.ts";
import type { ProblemHints } from "../checkout/CheckoutFields.tsx";
import type { subscriptionFields, SubscriptionProblem } from "./form-fields.ts";

/** The coffee that a form is about, and what was entered. */
export interface SubscriptionFieldsProps {
  site: Site;
  texts: SiteTexts;
  product: ProductDetails;
  /** The chosen article. */
  tcm: string;
  values: CheckoutForm;
  address: { problems: CheckoutProblems; hints: ProblemHints };
  /** Articles that can replace it. */
  others: { value: string; text: string }[];
  days: { from: CalendarDay; to: CalendarDay };
  /** Returns what was entered in a field, or what it begins with. */
  valueOf(name: keyof typeof subscriptionFields): string | undefined;
  errorOf(name: SubscriptionProblem): string | undefined;
}
