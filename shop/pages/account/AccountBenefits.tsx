import { plural, fill } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CustomerTexts, KnownCustomer } from "../../customer/customer-contract.ts";
import { cardPaths, customerPaths } from "../../shop-paths.ts";

export interface AccountBenefitsProps {
  site: Pick<Site, "locale">;
  texts: CustomerTexts;
  account: KnownCustomer & { cardNumber?: string };
}

/** Renders the customer's card, its beans, and the membership of the community. */
export function AccountBenefits({ site, texts, account }: AccountBenefitsProps) {
  const { isCommunityMember } = account;
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
      <section className="kontor-panel" aria-labelledby="community-headline">
        <h2 id="community-headline">{texts.community}</h2>
        <p>{isCommunityMember ? texts.isCommunityMember : texts.communityText}</p>
        <form method="post" action={customerPaths.community}>
          <Button
            type="submit"
            variant="secondary"
            name="member"
            value={isCommunityMember ? "no" : "yes"}
          >
            {isCommunityMember ? texts.leaveCommunity : texts.joinCommunity}
          </Button>
        </form>
      </section>
    </div>
  );
}
