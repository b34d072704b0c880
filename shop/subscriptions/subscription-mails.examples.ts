import type { MailContent } from "../../platform/shared/mail.ts";
import { exampleSubscription } from "./subscription-examples.ts";
import {
  subscriptionAnnouncedMail,
  subscriptionCancelledMail,
  subscriptionChangedMail,
  subscriptionEndedMail,
  subscriptionFailedMail,
  subscriptionOpenedMail,
  subscriptionPausedMail,
  subscriptionPlacedMail,
  type SubscriptionMailSite,
} from "./subscription-mails.ts";
import type { SubscriptionMailTexts } from "./subscription-texts.ts";

/** Returns the mails about a subscription, as a shopper gets them. */
export function mailExamples({
  site,
  texts,
}: {
  site: SubscriptionMailSite["site"];
  texts: { subscriptionMails: SubscriptionMailTexts; cart: SubscriptionMailSite["cart"] };
}): Record<string, MailContent> {
  const origin = "https://www.example.de";
  const parts = {
    site,
    texts: texts.subscriptionMails,
    cart: texts.cart,
    origin,
    subscription: exampleSubscription,
    links: { skip: `${origin}/skip`, move: `${origin}/move`, cancel: `${origin}/cancel` },
  };
  const [failed, placed] = exampleSubscription.deliveries;
  const { next: _next, ...ended } = exampleSubscription;
  const over = {
    ...parts,
    subscription: {
      ...ended,
      state: "ended" as const,
      ended: { at: new Date("2026-12-04T09:00:00Z"), reason: "delivered" as const },
    },
  };
  return {
    subscriptionOpened: subscriptionOpenedMail(parts),
    subscriptionAnnounced: subscriptionAnnouncedMail(parts, true),
    subscriptionPlaced: subscriptionPlacedMail(parts, placed!, { isLate: true, isOther: true }),
    subscriptionFailed: subscriptionFailedMail(parts, failed!),
    subscriptionChanged: subscriptionChangedMail(parts, "move"),
    subscriptionPaused: subscriptionPausedMail(parts),
    subscriptionCancelled: subscriptionCancelledMail(over),
    subscriptionEnded: subscriptionEndedMail(over),
  };
}
