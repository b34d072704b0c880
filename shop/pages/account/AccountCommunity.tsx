import { Button } from "../../../platform/ui/Button.tsx";
import type { CustomerTexts, KnownCustomer } from "../../customer/customer-contract.ts";
import { customerPaths } from "../../shop-paths.ts";

export interface AccountCommunityProps {
  texts: CustomerTexts;
  account: Pick<KnownCustomer, "isCommunityMember">;
}

/** Renders the membership of the community. */
export function AccountCommunity({ texts, account: { isCommunityMember } }: AccountCommunityProps) {
  return (
    <div className="kontor-account">
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
