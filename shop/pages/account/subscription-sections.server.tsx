import type { Catalogue } from "../../../commerce/catalogue.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";
import type { createPersonalPages, PageContent } from "../document/personal-pages.server.ts";
import { AccountSubscription } from "./AccountSubscription.tsx";
import { AccountSubscriptions } from "./AccountSubscriptions.tsx";
import { sectionPage } from "./section-pages.server.tsx";
import type { FormProblem, SentChange } from "./subscription-changes.server.ts";
import { readSubscriptionTerms } from "./subscription-terms.server.ts";
import { SubscriptionCancel } from "./SubscriptionCancel.tsx";

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
      const terms = await readSubscriptionTerms(catalogue, subscription, at, sent.address);
      return sectionPage(
        content,
        "subscriptions",
        <>
          <Told content={content} sent={sent} days={days} />
          <AccountSubscription {...{ site, texts, subscription, days }} {...terms} />
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
    const limits: Partial<Record<FormProblem, { from: number | string; to: number | string }>> = {
      day: { from: writtenDay(from, site), to: writtenDay(to, site) },
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
