import { maxEmailLength } from "../../../platform/shared/email.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { maxHousehold, type CardAccount } from "../../customer-card/card-contract.ts";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import { cardAccountPaths } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** The form of an invitation as it was sent, and why it was refused. */
export interface InviteState {
  email: string;
  problem: string;
}

export interface CardHouseholdProps {
  site: Pick<ShopSite, "card">;
  texts: SiteTexts;
  card: CardAccount;
  invite?: InviteState;
}

/** Lists the persons who collect together; who manages the ledger invites and removes others. */
export function CardHousehold({ site, texts, card, invite }: CardHouseholdProps) {
  const { customer, customerCard } = texts;
  const { minimumAge: age = 0 } = site.card ?? {};
  return (
    <section className="kontor-panel" aria-labelledby="card-household">
      <h2 id="card-household">{customerCard.household}</h2>
      <p>{customerCard.householdIntro}</p>
      <ul className="kontor-card-list">
        {card.members.map(({ id, name, number, isManager, isSelf }) => (
          <li key={id}>
            <strong translate="no">{name}</strong>
            {isSelf && ` (${customerCard.self})`}
            <br />
            {number
              ? fill(customer.cardNumber, { number: groupedCardNumber(number) })
              : customerCard.invited}
            {isManager && `, ${customerCard.manager}`}
            {card.isManager && !isSelf && (
              <form method="post" action={cardAccountPaths.remove}>
                <Button
                  type="submit"
                  variant="secondary"
                  name="member"
                  value={id}
                  aria-label={fill(customerCard.removeOf, { name })}
                >
                  {customerCard.remove}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {card.isManager && card.members.length < maxHousehold && (
        <form className="kontor-form" method="post" action={cardAccountPaths.invite}>
          <TextField
            id="card-invite"
            name="email"
            type="email"
            autoComplete="off"
            required
            maxLength={maxEmailLength}
            label={customerCard.inviteEmail}
            hint={fill(customerCard.inviteHint, { age })}
            defaultValue={invite?.email}
            error={invite?.problem}
            {...focusedIf(invite !== undefined)}
          />
          <div>
            <Button type="submit">{customerCard.invite}</Button>
          </div>
        </form>
      )}
    </section>
  );
}
