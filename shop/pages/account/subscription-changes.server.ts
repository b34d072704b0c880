import { hashOf } from "../../../platform/security/secrets.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  addressOf,
  addressProblems,
  phoneProblems,
  type CheckoutForm,
  type CheckoutProblems,
} from "../../orders/checkout-forms.ts";
import { paymentKinds } from "../../orders/payment/payment-contract.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type ChangedBy,
  type CoffeeSubscription,
  type NotChanged,
  type SubscriptionChange,
  type WhenSoldOut,
} from "../../subscriptions/subscriptions-contract.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { patternOf } from "../checkout/sent-steps.server.ts";
import { dayIn } from "../subscription/subscription-form.server.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";

/** Why a form is not understood. */
export type FormProblem = keyof CoffeeSubscriptionTexts["problems"];

interface EnteredChanges {
  changes: SubscriptionChange[];
  problem?: FormProblem;
  /** Problems of the fields of an address. */
  address?: CheckoutProblems;
}

/** Why the changes of a form were not made. */
export interface SentChange {
  problem?: FormProblem | undefined;
  refused?: NotChanged;
  address?: { values: CheckoutForm; problems: CheckoutProblems };
}

/** The subscription after a form was sent, and why its changes were not made, with the status of the response. */
interface SentChanges {
  subscription: CoffeeSubscription;
  sent?: SentChange & { status: 400 | 409 };
}

/** Makes the changes of a form. One that is older than what is stored changes nothing. */
export async function sendChanges(
  form: CheckoutForm,
  shown: CoffeeSubscription,
  {
    subscriptions,
    by,
    at,
  }: { subscriptions: Pick<Subscriptions, "change" | "days">; by: ChangedBy; at: Viewpoint },
): Promise<SentChanges> {
  if (form.seen !== undefined && form.seen !== seenOf(shown))
    return { subscription: shown, sent: { status: 409, problem: "changedElsewhere" } };
  const days = subscriptions.days(at);
  const { changes, problem, address } = changesIn(form, shown, { site: at.site, days });
  if (problem) return { subscription: shown, sent: { status: 400, problem } };
  if (address)
    return {
      subscription: shown,
      sent: { status: 400, address: { values: form, problems: address } },
    };
  let subscription = shown;
  for (const change of changes) {
    const outcome = await subscriptions.change(shown.number, by, change, at);
    if ("problem" in outcome) return { subscription, sent: { status: 409, refused: outcome } };
    subscription = outcome;
  }
  return { subscription };
}

/** Returns what identifies the contents of a subscription that a form showed. */
export const seenOf = (subscription: CoffeeSubscription): string => {
  const { article, quantity, intervalWeeks, address, payment } = subscription;
  const { tcm } = article;
  const contents = [tcm, quantity, intervalWeeks, soldOutOf(subscription), address, payment];
  return hashOf(JSON.stringify(contents)).slice(0, 16);
};

const soldOutOf = ({ whenSoldOut }: Pick<CoffeeSubscription, "whenSoldOut">): WhenSoldOut =>
  whenSoldOut.kind === "alternative" ? alternativeTo(whenSoldOut.article?.tcm) : whenSoldOut;

/** Without an article the shop takes a similar one. */
const alternativeTo = (tcm: string | undefined): WhenSoldOut => ({
  kind: "alternative",
  ...(tcm && { tcm }),
});

/** Reads the changes of a form; none where it says what is stored. */
function changesIn(
  form: CheckoutForm,
  subscription: CoffeeSubscription,
  { site, days }: { site: Site; days: { from: CalendarDay; to: CalendarDay } },
): EnteredChanges {
  const delivery = /^\d{1,6}$/.test(form.delivery ?? "") ? Number(form.delivery) : 0;
  switch (form.kind) {
    case "skip":
      return { changes: [{ kind: "skip", delivery }] };
    case "move": {
      const day = dayIn(form.day, days);
      return day ? { changes: [{ kind: "move", delivery, day }] } : { changes: [], problem: "day" };
    }
    case "pause": {
      const until = dayIn(form.until, days);
      return until ? { changes: [{ kind: "pause", until }] } : { changes: [], problem: "day" };
    }
    case "resume":
    case "cancel":
      return { changes: [{ kind: form.kind }] };
    case "contents":
      return contentsIn(form, subscription);
    case "address": {
      const address = addressOf({ ...form, country: site.market }, site);
      const problems = {
        ...addressProblems(address, { site, patternOf, keptPostalCode: form.keptPostalCode }),
        ...phoneProblems(address, site.courierPhone),
      };
      return Object.keys(problems).length > 0
        ? { changes: [], address: problems }
        : { changes: [{ kind: "address", address }] };
    }
    case "payment": {
      const payment = paymentKinds.find((kind) => kind === form.payment);
      return payment
        ? { changes: [{ kind: "payment", payment }] }
        : { changes: [], problem: "payment" };
    }
    default:
      return { changes: [], problem: "unknown" };
  }
}

/** Reads what comes, how much and how often: a change for each part that is another one. */
function contentsIn(form: CheckoutForm, subscription: CoffeeSubscription): EnteredChanges {
  const { article, quantity, intervalWeeks } = subscription;
  const number = (typed = "", { from, to }: { from: number; to: number }) => {
    const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    return value >= from && value <= to ? value : undefined;
  };
  const { tcm = "", other = "" } = form;
  const pieces = number(form.quantity, subscriptionLimits.quantity);
  const weeks = number(form.weeks, subscriptionLimits.weeks);
  const isArticle = (text: string) => /^[\w-]{1,40}$/.test(text);
  if (!isArticle(tcm)) return { changes: [], problem: "article" };
  if (!pieces) return { changes: [], problem: "quantity" };
  if (!weeks) return { changes: [], problem: "interval" };
  const hasOther = form.soldOut === "alternative";
  if (hasOther && other !== "" && (!isArticle(other) || other === tcm))
    return { changes: [], problem: "alternative" };
  const whenSoldOut: WhenSoldOut = hasOther ? alternativeTo(other) : { kind: "skip" };
  const isSameSoldOut = JSON.stringify(whenSoldOut) === JSON.stringify(soldOutOf(subscription));
  const changes: SubscriptionChange[] = [
    ...(tcm === article.tcm ? [] : [{ kind: "article" as const, tcm }]),
    ...(pieces === quantity ? [] : [{ kind: "quantity" as const, quantity: pieces }]),
    ...(weeks === intervalWeeks ? [] : [{ kind: "interval" as const, weeks }]),
    ...(isSameSoldOut ? [] : [{ kind: "whenSoldOut" as const, whenSoldOut }]),
  ];
  return { changes };
}
