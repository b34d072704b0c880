import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import { homeProblemHints } from "../checkout/problem-hints.ts";
import { readCoffees, type SubscribedCatalogue } from "../subscription/coffees.server.ts";
import { articleOptions } from "../subscription/coffee.ts";
import { seenOf } from "./subscription-changes.server.ts";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Returns what the forms about a subscription show: the articles to choose from, and the address as it is stored or was sent. */
export async function readSubscriptionTerms(
  catalogue: SubscribedCatalogue,
  subscription: CoffeeSubscription,
  at: Viewpoint,
  sent?: { values: CheckoutForm; problems: CheckoutProblems },
): Promise<Pick<SubscriptionTermsProps, "address" | "articles" | "seen">> {
  const { site } = at;
  const { values, problems } = sent ?? { values: { ...subscription.address }, problems: {} };
  const hints = homeProblemHints(values.postalCode, site);
  return {
    seen: seenOf(subscription),
    articles: subscription.ended ? [] : articleOptions(await readCoffees(catalogue, at)),
    address: { values, problems, hints },
  };
}
