import { sql } from "kysely";
import type { MailContent, MailTemplates, SendableMail } from "../../../platform/shared/mail.ts";
import {
  subscriptionAnnouncedMail,
  subscriptionCancelledMail,
  subscriptionChangedMail,
  subscriptionEndedMail,
  subscriptionFailedMail,
  subscriptionOpenedMail,
  subscriptionPausedMail,
  subscriptionPlacedMail,
} from "../subscription-mails.ts";
import type { CoffeeSubscription } from "../subscriptions-contract.ts";
import type { SubscriptionLinks } from "./subscription-links.ts";
import type { ReadSubscriptions } from "./subscription-views.ts";
import type { SubscriptionMails, SubscriptionOptions } from "./subscriptions-ports.ts";

type Parts = Parameters<typeof subscriptionOpenedMail>[0];

/** Renders the mails when they are sent, with what is agreed at that moment. */
export function createSubscriptionMails(
  { sites, mailSite, linkOf, now }: SubscriptionOptions,
  { read, links }: { read: ReadSubscriptions; links: SubscriptionLinks },
): MailTemplates<SubscriptionMails> {
  /** Renders a mail, unless its subscription was deleted. */
  async function about<Data extends { number: string }>(
    { site: code, data }: SendableMail<Data>,
    content: (parts: Parts) => MailContent | undefined,
  ) {
    const site = sites.find((each) => each.code === code)!;
    const [subscription] = await read(sql`number = ${data.number}`, { site, now: now() });
    if (!subscription) return undefined;
    const token = await links.tokenOf(data.number, subscription.next?.number ?? 0);
    const url = (action: "skip" | "move" | "cancel") => linkOf(code, token, action);
    return content({
      ...mailSite(code),
      subscription,
      links: { skip: url("skip"), move: url("move"), cancel: url("cancel") },
    });
  }
  const deliveryOf = ({ deliveries }: CoffeeSubscription, wanted: number) =>
    deliveries.find(({ number }) => number === wanted);

  return {
    "subscription-opened": (mail) => about(mail, subscriptionOpenedMail),

    // Skipped, moved or ordered in the meantime: another mail says so.
    "subscription-announced": (mail) =>
      about(mail, (parts) => {
        const { next } = parts.subscription;
        const { delivery, day, told = false } = mail.data;
        const isCurrent = next?.isAnnounced && next.number === delivery && next.day === day;
        return isCurrent ? subscriptionAnnouncedMail(parts, told) : undefined;
      }),

    "subscription-placed": (mail) =>
      about(mail, (parts) => {
        const delivery = deliveryOf(parts.subscription, mail.data.delivery);
        return delivery && subscriptionPlacedMail(parts, delivery, mail.data);
      }),

    "subscription-failed": (mail) =>
      about(mail, (parts) => {
        const delivery = deliveryOf(parts.subscription, mail.data.delivery);
        return delivery && subscriptionFailedMail(parts, delivery);
      }),

    "subscription-changed": (mail) =>
      about(mail, (parts) => {
        const { change } = mail.data;
        const isEnded = parts.subscription.state === "ended";
        return isEnded || change === "cancel" || change === "pause"
          ? undefined
          : subscriptionChangedMail(parts, change);
      }),

    "subscription-paused": (mail) =>
      about(mail, (parts) =>
        parts.subscription.state === "ended" ? undefined : subscriptionPausedMail(parts),
      ),

    "subscription-cancelled": (mail) => about(mail, subscriptionCancelledMail),
    "subscription-ended": (mail) => about(mail, subscriptionEndedMail),
  };
}
