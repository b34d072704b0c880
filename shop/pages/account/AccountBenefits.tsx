import { plural, fill } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CustomerTexts, KnownCustomer } from "../../customer/customer-contract.ts";
import { cardPaths } from "../../shop-paths.ts";

export interface AccountBenefitsProps {
  site: Pick<Site, "locale">;
  texts: CustomerTexts;
  account: KnownCustomer & { cardNumber?: string };
}

/** Renders the customer's card and its beans. */
export function AccountBenefits({ site, texts, account }: AccountBenefitsProps) {
  return (
    <div className="kontor-account">
      <section className="kontor-panel" aria-labelledby="card-headline">
        <h2 id="card-headline">{texts.card}</h2>
        <p className="kontor-account-beans">
          {plural(texts.beans, account.loyaltyBeans, site.locale)}
        </p>
        {account.card && account.cardNumber ? (
          <p>
            <strong>{texts.cards[account.card]}</strong>
            <br />
            <span>{fill(texts.cardNumber, { number: account.cardNumber })}</span>
          </p>
        ) : (
          <p>{texts.noCard}</p>
        )}
        <Button variant="secondary" href={cardPaths[account.card ?? "kontorcard"]}>
          {texts.cards[account.card ?? "kontorcard"]}
        </Button>
      </section>
    </div>
  );
}
