import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import type { KnownCustomer } from "../../customer/customer-contract.ts";
import { cardPaths, customerPaths, type CardKind } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { CardTerms } from "./CardTerms.tsx";
import { StoreCardLink } from "./StoreCardLink.tsx";

export interface CardOfferProps {
  site: Pick<ShopSite, "card">;
  texts: SiteTexts;
  kind: CardKind;
  terms: { title: string; path: string };
  /** The logged-in customer. */
  customer?: KnownCustomer & { cardNumber?: string };
}

/** Renders a button that orders the card, or a link to the login, which leads back here. Nothing on a site without cards. */
export function CardOffer({
  site: { card: figures },
  texts,
  kind,
  terms,
  customer,
}: CardOfferProps) {
  if (!figures) return null;
  const { customer: words } = texts;
  const card = words.cards[kind];
  const offer = fill(words.cardOffer, { beans: figures.welcomeBeans });
  if (!customer)
    return (
      <section className="kontor-panel" aria-label={card}>
        <p>{offer}</p>
        <p>{words.cardNeedsLogin}</p>
        <p className="kontor-actions">
          <Button
            href={`${customerPaths.account}?${new URLSearchParams({ [wantedField]: cardPaths[kind] })}`}
          >
            {words.login}
          </Button>
          <Button variant="secondary" href={customerPaths.register}>
            {words.register}
          </Button>
        </p>
        <StoreCardLink texts={texts} />
      </section>
    );
  return (
    <section className="kontor-panel" aria-label={card}>
      {customer.card && customer.cardNumber ? (
        <p>
          {fill(words.hasCard, { card: words.cards[customer.card] })}
          <br />
          <a className="kontor-link" href={customerPaths.card}>
            <strong>
              {fill(words.cardNumber, { number: groupedCardNumber(customer.cardNumber) })}
            </strong>
          </a>
        </p>
      ) : (
        <p>{offer}</p>
      )}
      {customer.card !== kind && (
        <form className="kontor-form" method="post" action={customerPaths.card}>
          <CardTerms site={{ card: figures }} {...{ texts, kind, terms }} />
          <div>
            <Button type="submit" name="kind" value={kind}>
              {fill(words.getCard, { card })}
            </Button>
          </div>
        </form>
      )}
      {!customer.card && <StoreCardLink texts={texts} />}
    </section>
  );
}
