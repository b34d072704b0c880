import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createRateLimits } from "../../../database/rate-limits.ts";
import { networkOf } from "../../../http/networks.ts";
import { deliverableEmail } from "../../../shared/email.ts";
import { emptyValues, legals, newsletterProblems, subscriptionOf } from "../newsletter-rules.ts";
import { addressHash } from "./address-hash.ts";
import type { Newsletter, SignUp, SignUpOutcome } from "./newsletter.ts";
import { createConsentTexts, eventInsert } from "./newsletter-events.ts";
import { signUpLimits } from "./newsletter-limits.ts";
import { newsletterMails, type SignUpMail } from "./mail-kinds.ts";
import type { NewsletterContext } from "./newsletter-ports.ts";
import { isRenderToken, signRenderToken } from "./render-token.ts";

/** Where a form says that it is. No control characters, nor halves of characters: the database cannot store them. */
const isOrigin = /^\P{C}{0,100}$/u;

/**
 * Takes sign-ups. Every one that is accepted is the same work: whether the address is known is found out when the mail is made,
 * which no answer waits for.
 */
export function createSignUps({
  database,
  keyOf,
  mailInsert,
  mailsWait,
  consentText,
  security,
  limits = signUpLimits,
}: NewsletterContext): Pick<Newsletter, "renderToken" | "subscribe"> {
  const attempts = createRateLimits(database, limits, (limit, whom) =>
    security("limitReached", { limit, whom }),
  );
  const versionOf = createConsentTexts(database);

  async function subscribe(signUp: SignUp): Promise<SignUpOutcome> {
    const { site, request, renderToken, ip, now } = signUp;
    const email = deliverableEmail(request.email);
    if (!email) return { status: "invalidEmail" };
    // Whether the law's box was ticked is the form's matter: the request does not say it.
    const values = { ...emptyValues, ...request, legals };
    const problems = newsletterProblems(values, site);
    const key = await keyOf();
    const isAsItMustBe =
      Object.keys(problems).length === 0 &&
      isOrigin.test(request.origin) &&
      isOrigin.test(request.originAddition) &&
      isRenderToken(key, renderToken, now);
    if (!isAsItMustBe) return { status: "refused" };
    const counted = { signUpsOfNetwork: networkOf(ip), signUpsOfAll: "" };
    const outcome = await attempts.attempt(counted, now, async (): Promise<SignUpOutcome> => {
      await store(signUp, email, addressHash(key, email));
      return { status: "accepted" };
    });
    return "problem" in outcome ? { status: "refused" } : outcome;
  }

  async function store(
    { site, request, formPath, ip, userAgent, now }: SignUp,
    email: string,
    address_hash: string,
  ): Promise<void> {
    const { origin, originAddition } = request;
    const values = { ...emptyValues, ...request };
    const { salutation, firstName, lastName, consents } = subscriptionOf(values, site, request);
    const consentVersion = await versionOf(site.language, consentText(site));
    const id = randomUUID();
    const name = { site: site.code, address_hash };
    const event = eventInsert(name, {
      id,
      kind: "requested",
      now,
      details: {
        ip,
        userAgent,
        formPath,
        language: site.language,
        consentVersion,
        consents,
        origin,
        originAddition,
      },
    });
    const mail = mailInsert({
      kind: newsletterMails.signUp,
      site: site.code,
      to: email,
      data: {
        request: id,
        profile: { salutation, firstName, lastName, consents },
      } satisfies SignUpMail,
    });
    // One statement: all of it is stored, or nothing.
    await sql`/* plan once */ with
      event as (${event}),
      mail as (${mail})
      insert into newsletter_subscription (site, address_hash, email, status, requested_at)
        values (${site.code}, ${address_hash}, ${email}, 'pending', ${now})
        on conflict (site, address_hash) do update set requested_at = excluded.requested_at`.execute(
      database,
    );
    mailsWait();
  }

  return { subscribe, renderToken: async (now) => signRenderToken(await keyOf(), now) };
}
