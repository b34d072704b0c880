import { mailWith } from "../../platform/shared/mail-blocks.ts";
import type { MailAmount, MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { fill, plural, type Plural } from "../../platform/shared/texts/words.ts";
import type { SubscriptionMailTexts } from "./subscription-texts.ts";
import type {
  DeliveryCosts,
  CoffeeSubscription,
  SubscriptionArticle,
  SubscriptionChange,
  SubscriptionDelivery,
} from "./subscriptions-contract.ts";
import { writtenDay } from "./written-day.ts";

/** The site of a mail, and its words. */
export interface SubscriptionMailSite {
  site: Pick<Site, "locale" | "currency" | "timeZone">;
  texts: SubscriptionMailTexts;
  /** The words of the cart: a thing has one name there and in mails. */
  cart: { delivery: string; deliveryFree: string; total: string; everyWeeks: Plural };
  /** The site's origin, without a trailing slash. */
  origin: string;
}

/** Addresses of the pages on which the mail's reader can act, without a login. */
export interface SubscriptionMailLinks {
  skip: string;
  move: string;
  cancel: string;
}

interface MailParts extends SubscriptionMailSite {
  subscription: CoffeeSubscription;
  links: SubscriptionMailLinks;
}

/** Returns the mail that confirms a new subscription, with all that was agreed. */
export function subscriptionOpenedMail(parts: MailParts): MailContent {
  const { texts, subscription } = parts;
  return mail(parts, texts.opened, [
    ...nextBlocks(parts),
    factsBlock(parts),
    { type: "paragraph", text: texts.anyTime },
    ...linkBlocks(parts, subscription.next ? ["skip", "move", "cancel"] : ["cancel"]),
  ]);
}

/** Returns the mail that announces a delivery, with what it costs at most. */
export function subscriptionAnnouncedMail(parts: MailParts, isTold: boolean): MailContent {
  const { texts, subscription, site } = parts;
  const { higherPrice: higher } = subscription;
  return mail(parts, texts.announced, [
    ...nextBlocks(parts),
    { type: "note", text: texts.announced.most },
    ...(isTold && higher
      ? [
          { type: "heading" as const, text: texts.higherPrice.title },
          {
            type: "paragraph" as const,
            text: fill(texts.higherPrice.text, {
              price: formatMoney(higher.price, site),
              agreed: formatMoney(subscription.agreedPrice, site),
              day: writtenDay(higher.from, site),
            }),
          },
        ]
      : []),
    factsBlock(parts),
    ...linkBlocks(parts, ["skip", "move", "cancel"]),
  ]);
}

/** Returns the mail about a delivery that was ordered late, or with another article. */
export function subscriptionPlacedMail(
  parts: MailParts,
  delivery: SubscriptionDelivery,
  { isLate, isOther }: { isLate: boolean; isOther: boolean },
): MailContent {
  const { texts, site } = parts;
  const { subject, late, another } = texts.placed;
  const said = [...(isLate ? [late] : []), ...(isOther ? [another] : [])];
  return mail(parts, { subject, text: said[0] ?? subject }, [
    ...said.slice(1).map((text): MailBlock => ({ type: "paragraph", text })),
    amounts(parts, delivery.article, delivery.quantity, [
      { text: parts.cart.total, amount: formatMoney(delivery.total, site), isTotal: true },
    ]),
    factsBlock(parts),
    ...linkBlocks(parts, ["skip", "move", "cancel"]),
  ]);
}

/** Returns the mail about a delivery that could not be made: why, and what can be done. */
export function subscriptionFailedMail(
  parts: MailParts,
  { reason = "soldOut", article, quantity }: SubscriptionDelivery,
): MailContent {
  const { texts, subscription } = parts;
  return mail(parts, texts.failed, [
    amounts(parts, article, quantity),
    { type: "paragraph", text: texts.failed.reasons[reason] },
    ...(subscription.next ? [{ type: "paragraph" as const, text: texts.failed.next }] : []),
    factsBlock(parts),
    ...linkBlocks(parts, ["move", "cancel"]),
  ]);
}

/** Returns the mail that confirms a change, with the next delivery as it is now. */
export function subscriptionChangedMail(
  parts: MailParts,
  kind: Exclude<SubscriptionChange["kind"], "cancel" | "pause">,
): MailContent {
  const { subject, texts } = parts.texts.changed;
  return mail(parts, { subject, text: texts[kind] }, [
    ...nextBlocks(parts),
    factsBlock(parts),
    ...linkBlocks(parts, ["skip", "move", "cancel"]),
  ]);
}

export function subscriptionPausedMail(parts: MailParts): MailContent {
  return mail(parts, parts.texts.paused, [
    factsBlock(parts),
    ...linkBlocks(parts, ["move", "cancel"]),
  ]);
}

/** Returns the mail that confirms a cancellation, with the day on which the subscription has ended. */
export function subscriptionCancelledMail(parts: MailParts): MailContent {
  const { texts, subscription } = parts;
  const isOrdering = subscription.deliveries.some(({ state }) => state === "ordering");
  return mail(parts, texts.cancelled, [
    ...(isOrdering ? [{ type: "paragraph" as const, text: texts.cancelled.ordered }] : []),
    factsBlock(parts),
  ]);
}

/** Returns the mail that says why a subscription has ended without being cancelled. */
export function subscriptionEndedMail(parts: MailParts): MailContent {
  const { subject, texts } = parts.texts.ended;
  const reason = parts.subscription.ended?.reason ?? "cancelled";
  return mail(parts, { subject, text: texts[reason] }, [factsBlock(parts)]);
}

/** Returns a mail about a subscription, whose words may name its article and the day of its next delivery, or of its end. */
function mail(
  { texts, subscription, site }: MailParts,
  words: { subject: string; text: string },
  blocks: MailBlock[],
): MailContent {
  const { next, ended, article } = subscription;
  const day = next
    ? writtenDay(next.day, site)
    : ended
      ? dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone }).format(ended.at)
      : "";
  const values = { article: article.name, day };
  const [subject, text] = [fill(words.subject, values), fill(words.text, values)];
  return mailWith({ subject, text, reason: next ? texts.reason : texts.reasonOver }, blocks);
}

/** Lists the next delivery with its costs; nothing while they are not known. */
function nextBlocks(parts: MailParts): MailBlock[] {
  const { subscription, site, cart } = parts;
  const { next, article, quantity, deliveries } = subscription;
  if (!next?.costs) return [];
  const open = deliveries.find(({ number }) => number === next.number);
  const { delivery, total } = next.costs;
  const rows: MailAmount[] = [
    {
      text: cart.delivery,
      amount: delivery > 0 ? formatMoney(delivery, site) : cart.deliveryFree,
    },
    { text: cart.total, amount: formatMoney(total, site), isTotal: true },
  ];
  return [amounts(parts, open?.article ?? article, open?.quantity ?? quantity, rows, next.costs)];
}

const amounts = (
  { site }: Pick<MailParts, "site">,
  { name, picture }: SubscriptionArticle,
  quantity: number,
  rows: MailAmount[] = [],
  costs?: Pick<DeliveryCosts, "goods">,
): MailBlock => ({
  type: "amounts",
  rows: [
    {
      text: `${quantity} × ${name}`,
      amount: costs ? formatMoney(costs.goods, site) : "",
      ...(picture && { picture }),
    },
    ...rows,
  ],
});

/** Texts that shoppers typed have no links: anyone may have entered another person's e-mail address. */
function factsBlock({ subscription, texts, site, cart }: MailParts): MailBlock {
  const { number, intervalWeeks, next, whenSoldOut, gift } = subscription;
  const { facts, soldOut } = texts;
  const isSkipped = whenSoldOut.kind === "skip";
  const other = isSkipped
    ? soldOut.skip
    : whenSoldOut.article
      ? fill(soldOut.alternative, { article: whenSoldOut.article.name })
      : soldOut.similar;
  return {
    type: "facts",
    facts: [
      { name: facts.number, value: number },
      ...(next
        ? [
            { name: facts.next, value: writtenDay(next.day, site) },
            { name: facts.interval, value: plural(cart.everyWeeks, intervalWeeks, site.locale) },
            { name: facts.soldOut, value: other },
          ]
        : []),
      ...(gift ? [{ name: facts.recipient, value: withoutLinks(gift.recipient) }] : []),
    ].filter(({ value }) => value !== ""),
  };
}

const linkBlocks = (
  { texts, links, subscription }: MailParts,
  wanted: (keyof SubscriptionMailLinks)[],
): MailBlock[] =>
  subscription.next
    ? wanted.map((link) => ({ type: "link", text: texts.links[link], url: links[link] }))
    : [];
