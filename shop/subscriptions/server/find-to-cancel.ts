import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type TooMany } from "../../../platform/security/rate-limits.ts";
import { comparedEmail, normalEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { createSubscriptionLinks } from "./subscription-links.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** Limit of look-ups by number and address from one network, so that neither can be guessed. */
const lookUpLimits = { subscriptionLookUps: { times: 20, minutes: 60 } } as const;

/**
 * Returns a function that finds the link of a subscription's mails for someone who knows its number and its e-mail address: the way to
 * cancel without a login and without a mail (§ 312k BGB). Undefined for a wrong number or address.
 */
export function findToCancel(
  { database, security, now }: SubscriptionOptions,
  links: Pick<ReturnType<typeof createSubscriptionLinks>, "tokenOf">,
) {
  const limits = createRateLimits(database, lookUpLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  return (
    { number, email }: { number: string; email: string },
    { site }: Viewpoint,
    ip: string,
  ): Promise<string | TooMany | undefined> =>
    limits.attempt({ subscriptionLookUps: sharesOf(ip) }, now(), async (attempt) => {
      const found = await database
        .selectFrom("subscription")
        .select(["number", "email"])
        .where("number", "=", number.replaceAll(/\D/g, ""))
        .where("site", "=", site.code)
        .executeTakeFirst();
      const isTheirs = found && comparedEmail(found.email) === comparedEmail(normalEmail(email));
      if (!isTheirs) return undefined;
      await attempt.refund("subscriptionLookUps");
      // The page that cancels asks for no delivery.
      return links.tokenOf(found.number, 0);
    });
}
