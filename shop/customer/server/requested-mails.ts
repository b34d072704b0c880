import type { Kysely } from "kysely";
import type { RequestMail } from "../../../platform/http/slice.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import type { createRateLimits } from "../../../platform/security/rate-limits.ts";
import { customerEmail } from "../customer-rules.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Accounts } from "./accounts.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { loginLimits } from "./login-limits.ts";

export interface RequestedMailOptions {
  limits: ReturnType<typeof createRateLimits<keyof typeof loginLimits>>;
  requestMail: RequestMail<AccountMails>;
}

/** Kinds of mails that a browser without a login requests, with their limits by network and by address. */
const requestable = {
  "account-password-reset": { byNetwork: "resets", byAddress: "resetsToAddress" },
  "account-login-code": { byNetwork: "codeRequests", byAddress: "codesToAddress" },
} as const;

/**
 * Requests mails to addresses that may have an account. Work and response are the same for every address: whether it has an
 * account is determined only when the mail is sent. Beyond the limit of an address the response is the same, and no mail is sent.
 */
export function createRequestedMails(
  database: Kysely<CustomerTables>,
  { limits, requestMail }: RequestedMailOptions,
): Pick<Accounts, "requestReset" | "requestLoginCode"> {
  const requester =
    (kind: keyof typeof requestable): Accounts["requestReset"] =>
    async (givenEmail, { site, now, ip }) => {
      const { byNetwork, byAddress } = requestable[kind];
      // The mail goes to exactly the address by which the account is found: two addresses that look alike are different.
      const to = customerEmail(givenEmail);
      const outcome = await limits.attempt({ [byNetwork]: sharesOf(ip) }, now, async () => {
        await limits.attempt({ [byAddress]: `${site.code} ${to}` }, now, () =>
          database
            .transaction()
            .execute((transaction) =>
              requestMail(transaction, { kind, site: site.code, to, data: {} }),
            )
            .then(() => ({ isReceived: true })),
        );
        return { isReceived: true };
      });
      return "problem" in outcome ? outcome : undefined;
    };
  return {
    requestReset: requester("account-password-reset"),
    requestLoginCode: requester("account-login-code"),
  };
}
