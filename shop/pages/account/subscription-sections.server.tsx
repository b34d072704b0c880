import type { Catalogue } from "../../../commerce/catalogue.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type NotChanged,
  type CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";
import { postalCodeExample } from "../checkout/postal-code-example.ts";
import { problemHints } from "../checkout/problem-hints.ts";
import type { createPersonalPages, PageContent } from "../document/personal-pages.server.ts";
import { readCoffees } from "../subscription/coffees.server.ts";
import { AccountSubscription, SubscriptionCancel } from "./AccountSubscription.tsx";
import { AccountSubscriptions } from "./AccountSubscriptions.tsx";
import { sectionPage } from "./section-pages.server.tsx";
import { seenOf, type FormProblem } from "./subscription-changes.server.ts";

/** Why the change of a form was not made. */
export interface SentChange {
  problem?: FormProblem | undefined;
  refused?: NotChanged;
  address?: { values: CheckoutForm; problems: CheckoutProblems };
}

export interface SubscriptionSectionsOptions {
  catalogue: Catalogue;
  subscriptions: Pick<Subscriptions, "days">;
}

/** Renders the pages of a customer's subscriptions. */
export function createSubscriptionSections(
  page: ReturnType<typeof createPersonalPages>,
  { catalogue, subscriptions }: SubscriptionSectionsOptions,
) {
  return {
    list: page((content, all: CoffeeSubscription[]) => {
      const { site, texts, query } = content;
      const { account: words } = texts.coffeeSubscription;
      return sectionPage(
        content,
        "subscriptions",
        <>
          {query.placed !== undefined && <Notice kind="good" text={words.placed} />}
          <AccountSubscriptions {...{ site, texts }} subscriptions={all} />
        </>,
      );
    }),
    one: page(async (content, subscription: CoffeeSubscription, sent: SentChange) => {
      const { site, texts, now } = content;
      const at = { site, now };
      const days = subscriptions.days(at);
      const coffees = subscription.ended ? [] : await readCoffees(catalogue, at);
      const values = sent.address?.values ?? { ...subscription.address };
      const hints = problemHints(values.postalCode ?? "", site.market, {
        locale: site.locale,
        example: postalCodeExample(site.market, site),
        country: site.label,
      });
      return sectionPage(
        content,
        "subscriptions",
        <>
          <Told content={content} sent={sent} days={days} />
          <AccountSubscription
            {...{ site, texts, subscription, days }}
            seen={seenOf(subscription)}
            articles={coffees.flatMap(({ name, articles }) =>
              articles
                .filter(({ availability }) => availability === "AVAILABLE")
                .map(({ tcm, label }) => ({ value: tcm, text: `${name}, ${label}` })),
            )}
            address={{ values, problems: sent.address?.problems ?? {}, hints }}
          />
        </>,
        { title: subscription.article.name, intro: null },
      );
    }),
    cancel: page((content, subscription: CoffeeSubscription) => {
      const { texts } = content;
      return sectionPage(
        content,
        "subscriptions",
        <SubscriptionCancel {...{ texts, subscription }} />,
        { title: texts.coffeeSubscription.account.cancel, intro: null },
      );
    }),
  };
}

/** Says what became of a form. */
function Told({
  content: { texts, site, query },
  sent: { problem, refused, address },
  days,
}: {
  content: PageContent;
  sent: SentChange;
  days: { from: CalendarDay; to: CalendarDay };
}) {
  const { account: words, problems } = texts.coffeeSubscription;
  const key = problem ?? refused?.problem ?? (address ? "check" : undefined);
  if (key) {
    const { from, to } = refused?.problem === "day" ? refused : days;
    const day = dateFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });
    const limits: Partial<Record<FormProblem, { from: number | string; to: number | string }>> = {
      day: { from: day.format(new Date(from)), to: day.format(new Date(to)) },
      quantity: subscriptionLimits.quantity,
      interval: subscriptionLimits.weeks,
    };
    return <Notice kind="error" text={fill(problems[key], { ...limits[key] })} />;
  }
  if (query.done === "cancelled") return <Notice kind="good" text={words.cancelled} />;
  return query.done === "saved" ? <Notice kind="good" text={words.saved} /> : null;
}

const Notice = ({ kind, text }: { kind: "error" | "good"; text: string }) => (
  <div className="kontor-notice" data-kind={kind} role={kind === "good" ? "status" : "alert"}>
    <p>{text}</p>
  </div>
);
