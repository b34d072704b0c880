import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import {
  addressOf,
  addressProblems,
  phoneProblems,
  type CheckoutForm,
  type CheckoutProblems,
} from "../../orders/checkout-forms.ts";
import { maxFieldLengths } from "../../orders/address-fields.ts";
import type { SubscriptionChoices } from "../../orders/order-contract.ts";
import {
  subscriptionLimits,
  type CalendarDay,
} from "../../subscriptions/subscriptions-contract.ts";
import { patternOf } from "../checkout/sent-steps.server.ts";
import { usualForm, type SubscriptionProblem } from "./form-fields.ts";

/** The subscription that a form describes, with its problems. */
export interface EnteredSubscription {
  tcm: string;
  quantity: number;
  weeks: number;
  choices: SubscriptionChoices;
  problems: Set<SubscriptionProblem>;
  address: CheckoutProblems;
}

export interface FormRules {
  site: Site;
  articles: Pick<Article, "tcm" | "availability">[];
  /** Articles that can replace it when it is sold out. */
  others: ReadonlySet<string>;
  days: { from: CalendarDay; to: CalendarDay };
}

const addressFields = ["firstName", "lastName", "company", "street", "extra", "postalCode", "town"];

/** Reads the form and checks it by the rules of its site and product. */
export function enteredIn(form: CheckoutForm, rules: FormRules): EnteredSubscription {
  const { site, articles, others, days } = rules;
  const problems = new Set<SubscriptionProblem>();
  const { quantity: pieces, weeks: span, giftDeliveries } = subscriptionLimits;
  const number = (
    name: SubscriptionProblem & keyof typeof usualForm,
    { from, to }: { from: number; to: number },
  ) => {
    const typed = form[name] ?? usualForm[name];
    const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (value < from || value > to) problems.add(name);
    return Math.min(Math.max(value, from), to);
  };
  const sold = articles.filter(({ availability }) => availability === "AVAILABLE");
  const article = sold.find(({ tcm }) => tcm === form.tcm) ?? sold[0] ?? articles[0];
  if (!article || (form.tcm !== undefined && form.tcm !== article.tcm)) problems.add("tcm");
  const quantity = number("quantity", pieces);
  const weeks = number("weeks", span);
  const isGift = form.gift === "yes";
  const deliveries = isGift ? number("deliveries", giftDeliveries) : 0;
  const message = (form.message ?? "").replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
  if (isGift && message.length > subscriptionLimits.giftMessage) problems.add("message");
  const hasAddress = isGift && addressFields.some((name) => form[name]?.trim());
  const recipient = hasAddress ? addressOf({ ...form, country: site.market }, site) : undefined;
  const address = recipient
    ? {
        ...addressProblems(recipient, { site, patternOf, keptPostalCode: form.keptPostalCode }),
        ...phoneProblems(recipient, site.courierPhone),
      }
    : {};
  const name = (form.recipient ?? "").replaceAll(/\s+/g, " ").trim();
  if (isGift && (name === "" || name.length > maxFieldLengths.company)) problems.add("recipient");
  const firstDelivery = form.begin === "later" ? dayIn(form.day, days) : undefined;
  if (form.begin === "later" && !firstDelivery) problems.add("day");
  const { other } = form;
  const hasOther = form.soldOut === "alternative";
  if (hasOther && other && (!others.has(other) || other === article?.tcm)) problems.add("other");
  return {
    tcm: article?.tcm ?? "",
    quantity,
    weeks,
    choices: {
      ...(firstDelivery
        ? { firstDelivery }
        : // What goes elsewhere is not part of the order.
          recipient && { firstDelivery: days.from }),
      whenSoldOut: hasOther
        ? { kind: "alternative", ...(other && { tcm: other }) }
        : { kind: "skip" },
      ...(isGift && { gift: { deliveries, recipient: name, message } }),
      ...(recipient && { address: recipient }),
    },
    problems,
    address,
  };
}

/** Returns a typed day if it exists and can be chosen. */
export function dayIn(typed = "", { from, to }: FormRules["days"]): CalendarDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return undefined;
  const moment = new Date(`${typed}T00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(typed);
  return exists && typed >= from && typed <= to ? typed : undefined;
}

/** Returns the fields of an entry's form from what was chosen before. */
export function formOfEntry(
  { tcm, quantity, weeks }: Pick<EnteredSubscription, "tcm" | "quantity" | "weeks">,
  { firstDelivery, whenSoldOut, gift, address }: SubscriptionChoices,
): CheckoutForm {
  return {
    tcm,
    quantity: String(quantity),
    weeks: String(weeks),
    begin: firstDelivery ? "later" : "now",
    day: firstDelivery,
    soldOut: whenSoldOut.kind,
    ...(whenSoldOut.kind === "alternative" && { other: whenSoldOut.tcm }),
    ...(gift && {
      gift: "yes",
      deliveries: String(gift.deliveries),
      recipient: gift.recipient,
      message: gift.message,
    }),
    ...address,
  };
}
