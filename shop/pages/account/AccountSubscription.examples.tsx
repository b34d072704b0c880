import { exampleSubscription } from "../../subscriptions/subscription-examples.ts";
import { allSites } from "../../sites/all-sites.ts";
import { AccountSubscription, type AccountSubscriptionProps } from "./AccountSubscription.tsx";
import { AccountSubscriptions } from "./AccountSubscriptions.tsx";
import { SubscriptionCancel } from "./SubscriptionCancel.tsx";

/** Named examples of a customer's subscriptions, for tests and the gallery. */

const { site, texts } = allSites.DE;
const { next: _next, ...ended } = exampleSubscription;
const endedOne = {
  ...ended,
  state: "ended" as const,
  ended: { at: new Date("2026-12-01T09:00:00Z"), reason: "cancelled" as const },
};
const one: AccountSubscriptionProps = {
  site,
  texts,
  subscription: exampleSubscription,
  articles: [{ value: "100102-250", text: "Espresso „Morgenröte“, 250 g" }],
  days: { from: "2026-12-04", to: "2027-06-01" },
  seen: "x",
  address: {
    values: { ...exampleSubscription.address },
    problems: {},
    hints: {
      locale: site.locale,
      country: site.label,
      chosen: site.label,
      example: site.postalCode.example,
      code: "",
      countries: "",
    },
  },
};

export const examples = {
  active: <AccountSubscription {...one} />,
  wrongAddress: (
    <AccountSubscription {...one} address={{ ...one.address, problems: { street: "required" } }} />
  ),
  paused: (
    <AccountSubscription
      {...one}
      subscription={{ ...exampleSubscription, pausedUntil: "2027-02-01" }}
    />
  ),
  ended: <AccountSubscription {...one} subscription={endedOne} />,
  cancel: <SubscriptionCancel texts={texts} subscription={exampleSubscription} />,
  list: (
    <AccountSubscriptions
      {...{ site, texts }}
      subscriptions={[endedOne, { ...exampleSubscription, number: "4711081513" }]}
    />
  ),
  empty: <AccountSubscriptions {...{ site, texts }} subscriptions={[]} />,
};
