import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** Returns what a customer reads before the account is deleted: what becomes of the beans of its card. */
export function cardEndText(
  card: Pick<CardAccount, "beans" | "members" | "waiting">,
  {
    site,
    texts,
  }: { site: Pick<ShopSite, "locale">; texts: Pick<SiteTexts, "customer" | "customerCard"> },
): string {
  const isAlone = card.members.filter(({ number }) => number !== undefined).length < 2;
  const waiting = card.waiting.reduce((sum, { beans, isOwn }) => (isOwn ? sum + beans : sum), 0);
  const shown = (beans: number) => plural(texts.customer.beans, beans, site.locale);
  return fill(texts.customerCard.accountEnd[isAlone ? "alone" : "household"], {
    beans: shown(card.beans),
    waiting: shown(waiting),
  });
}
