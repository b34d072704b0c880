import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface CardEndProps {
  site: Pick<ShopSite, "locale">;
  texts: Pick<SiteTexts, "customer" | "customerCard">;
  card: CardAccount;
}

/** Tells a customer, before the account is deleted, what becomes of the beans of its card. */
export function CardEnd({ site, texts, card }: CardEndProps) {
  const { customer, customerCard } = texts;
  const isAlone = card.members.filter(({ number }) => number !== undefined).length < 2;
  const waiting = card.waiting.reduce((sum, { beans, isOwn }) => (isOwn ? sum + beans : sum), 0);
  const shown = (beans: number) => plural(customer.beans, beans, site.locale);
  return (
    <div className="kontor-notice">
      <p>
        {fill(customerCard.accountEnd[isAlone ? "alone" : "household"], {
          beans: shown(card.beans),
          waiting: shown(waiting),
        })}
      </p>
    </div>
  );
}
