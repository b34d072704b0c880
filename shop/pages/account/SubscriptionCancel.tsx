import { Button } from "../../../platform/ui/Button.tsx";
import { accountAddressOf } from "./subscription-words.ts";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Asks whether a subscription shall end: one press ends it. */
export function SubscriptionCancel({
  texts: { coffeeSubscription },
  subscription,
}: Pick<SubscriptionTermsProps, "texts" | "subscription">) {
  const { account: words } = coffeeSubscription;
  const action = accountAddressOf(subscription);
  return (
    <form className="kontor-panel kontor-order__cancel" method="post" action={action}>
      <p>
        <strong>{words.cancelQuestion}</strong>
      </p>
      <p>{subscription.article.name}</p>
      <p className="kontor-soft">{words.cancelText}</p>
      <Button type="submit" name="kind" value="cancel">
        {words.cancel}
      </Button>
      <a className="kontor-link" href={action}>
        {words.keep}
      </a>
    </form>
  );
}
