import { formatAmount } from "../../../platform/shared/money.ts";
import { qrCode } from "../../../platform/shared/qr-code.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import { cardAccountPaths, cardPaths } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { CardHousehold, type InviteState } from "./CardHousehold.tsx";
import { CardLots, CardStatement, WaitingBeans } from "./CardStatement.tsx";
import { StoreCardLink } from "./StoreCardLink.tsx";

export interface CardPageProps {
  site: ShopSite;
  texts: SiteTexts;
  /** Missing without a card. */
  card?: CardAccount;
  /** The form of an invitation that was sent back. */
  invite?: InviteState;
}

/** Renders a customer's card: its code, beans, bookings and household. Nothing on a site without cards. */
export function CardPage({ site, texts, card, invite }: CardPageProps) {
  if (!site.card) return null;
  if (!card)
    return (
      <div className="kontor-account">
        <section className="kontor-panel" aria-labelledby="card-headline">
          <h2 id="card-headline">{texts.customer.card}</h2>
          <p>{texts.customer.noCard}</p>
          <p>{fill(texts.customer.cardOffer, { beans: site.card.welcomeBeans })}</p>
          <p className="kontor-actions">
            <Button href={cardPaths.kontorcard}>{texts.customer.cards.kontorcard}</Button>
            <Button variant="secondary" href={cardPaths.privatecard}>
              {texts.customer.cards.privatecard}
            </Button>
          </p>
          <StoreCardLink texts={texts} />
        </section>
      </div>
    );
  return (
    <div className="kontor-card-page">
      <DigitalCard {...{ site, texts, card }} />
      <WaitingBeans {...{ site, texts, card }} />
      <CardLots {...{ site, texts, card }} />
      <CardStatement {...{ site, texts, card }} />
      {card.kind === "privatecard" && <CardHousehold {...{ site, texts, card, invite }} />}
      <StoreCardLink texts={texts} />
      <p>
        <a className="kontor-link" href={cardAccountPaths.leave}>
          {texts.customerCard.leave.link}
        </a>
      </p>
    </div>
  );
}

/** Renders number and code of a card, and what its beans are worth. */
function DigitalCard({
  site,
  texts,
  card,
}: Pick<CardPageProps, "site" | "texts"> & { card: CardAccount }) {
  const { customer, customerCard } = texts;
  const { beans, beansWorth } = site.card!;
  const lots = Math.floor(card.beans / beans);
  const number = groupedCardNumber(card.number);
  return (
    <section className="kontor-panel kontor-digital-card" aria-labelledby="card-headline">
      <div
        className="kontor-digital-card__code"
        role="img"
        translate="no"
        aria-label={fill(customerCard.code, { number })}
        dangerouslySetInnerHTML={{ __html: qrCode(card.number) }}
      />
      <div className="kontor-digital-card__facts">
        <h2 id="card-headline">{customer.cards[card.kind]}</h2>
        <p>{fill(customer.cardNumber, { number })}</p>
        <p className="kontor-account-beans">{plural(customer.beans, card.beans, site.locale)}</p>
        {lots > 0 && (
          <p>{fill(customerCard.worth, { amount: formatAmount(lots * beansWorth, site) })}</p>
        )}
        <p>
          {fill(plural(customerCard.missing, (lots + 1) * beans - card.beans, site.locale), {
            amount: formatAmount(beansWorth, site),
          })}
        </p>
        <p className="kontor-soft">{customerCard.codeHint}</p>
        <p>
          <a className="kontor-link" href={cardPaths[card.kind]}>
            {customerCard.mails.welcome.terms}
          </a>
        </p>
      </div>
    </section>
  );
}
