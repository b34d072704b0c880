import type { Amount } from "../../../platform/shared/money.ts";
import type { ProductKind } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { DeliveryCosts, SubscriptionArticle } from "../subscriptions-contract.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";
import type { DeliveryTotals, SubscriptionPorts } from "./subscriptions-ports.ts";

/** An article that was or can be subscribed to. */
export interface KnownArticle {
  article: SubscriptionArticle;
  kind: ProductKind;
  title: string;
  label: string;
  /** Missing while it is not sold by subscription. */
  offer?: { usualPrice: Amount; price: Amount; stock: number };
}

type ArticlePorts = Pick<
  SubscriptionPorts,
  "catalogue" | "isSubscribable" | "pictureOf" | "priceOf"
>;

/** Returns articles with their present prices by subscription. One that the catalogue has forgotten is named by its number. */
export async function knownArticles(
  { catalogue, isSubscribable, pictureOf, priceOf }: ArticlePorts,
  tcms: string[],
  at: Viewpoint,
): Promise<(tcm: string) => KnownArticle> {
  const { site } = at;
  const wanted = [...new Set(tcms)];
  const [facts, offers] = await Promise.all([
    catalogue.articleFacts(site, wanted),
    catalogue.offers(at, wanted),
  ]);
  return (tcm) => {
    const described = facts.get(tcm);
    if (!described)
      return {
        article: { tcm, productId: "", name: tcm, url: "", picture: "" },
        kind: "goods",
        title: tcm,
        label: "",
      };
    const { title, label, kind, url, picture, productNumber } = described;
    const offer = isSubscribable(kind, site) ? offers.get(tcm) : undefined;
    return {
      article: {
        tcm,
        productId: String(productNumber),
        name: [title, label].filter(Boolean).join(", "),
        url,
        picture: pictureOf(picture),
      },
      kind,
      title,
      label,
      ...(offer && {
        offer: {
          usualPrice: offer.price,
          price: priceOf(offer.price, site.currency),
          stock: offer.stock,
        },
      }),
    };
  };
}

/** Returns articles that a subscriber takes instead of one that cannot be delivered. */
export async function othersThan(
  { similarTo }: Pick<SubscriptionPorts, "similarTo">,
  tcm: string,
  { when_sold_out: wanted }: Pick<SubscriptionRow, "when_sold_out">,
  at: Viewpoint,
): Promise<string[]> {
  if (wanted.kind === "skip") return [];
  return wanted.tcm === undefined ? similarTo(tcm, at) : [wanted.tcm];
}

/** Returns what a delivery of so many pieces costs, at a price of a piece. */
export function costsOfDelivery(
  { totalsOf }: Pick<SubscriptionPorts, "totalsOf">,
  { kind }: Pick<KnownArticle, "kind">,
  { price, quantity }: { price: Amount; quantity: number },
  { site }: Pick<Viewpoint, "site">,
): DeliveryCosts & { totals: DeliveryTotals } {
  const totals = totalsOf({ kind, total: price * quantity }, site);
  const { goods, delivery, total } = totals;
  return { price, goods, delivery, total, totals };
}
