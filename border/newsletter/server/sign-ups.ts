import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import { createRateLimits } from "../../../platform/security/rate-limits.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import { newChallenge, solvedChallenge } from "../../../platform/security/proof-of-work.ts";
import { signatureOf } from "../../../platform/security/signatures.ts";
import {
  emptyValues,
  legals,
  newsletterProblems,
  subscriptionRequestOf,
  newsletterEmail,
} from "../newsletter-rules.ts";
import { addressHash } from "./address-hash.ts";
import type { Newsletter, SignUp, SignUpOutcome } from "./newsletter.ts";
import { createConsentTexts, type SubscriptionName } from "./newsletter-events.ts";
import { signUpLimits } from "./newsletter-limits.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";
import type { SubscriberProfile } from "./newsletter-tables.ts";
import { subscriptionNameOf } from "./subscribers.ts";
import { isRenderToken, signRenderToken } from "./render-token.ts";

/** A row of a sign-up. */
interface SignUpRow extends SubscriptionName {
  id: string;
  email: string;
  profile: SubscriberProfile;
  details: object;
  now: Date;
}

/** Accepts the form's self-declared origin, without control characters or lone surrogates: the database cannot store them. */
const isOrigin = /^\P{C}{0,100}$/u;

/**
 * Takes sign-ups. Each accepted one costs the same: whether the address is known is looked up when the mail is rendered, long
 * after the response.
 */
export function createSignUps({
  database,
  keyOf,
  mailInsert,
  mailsWait,
  consentText,
  security,
  limits = signUpLimits,
}: NewsletterOptions): Pick<Newsletter, "renderToken" | "subscribe"> {
  const attempts = createRateLimits(database, limits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  const versionOf = createConsentTexts(database);
  const stored = createGroupCommit({ store });

  async function subscribe(signUp: SignUp): Promise<SignUpOutcome> {
    const { site, request, renderToken, ip, now } = signUp;
    const email = newsletterEmail(request.email);
    if (!email) return { status: "invalidEmail" };
    // The form checks the box required by law; the request does not contain it.
    const values = { ...emptyValues, ...request, legals };
    const problems = newsletterProblems(values, site);
    const key = await keyOf();
    const isAsItMustBe =
      Object.keys(problems).length === 0 &&
      isOrigin.test(request.origin) &&
      isOrigin.test(request.originAddition) &&
      isRenderToken(key, renderToken, now);
    if (!isAsItMustBe) return { status: "refused" };
    const accept = async (): Promise<SignUpOutcome> => {
      await stored.add(await rowOf(signUp, email, addressHash(key, email)));
      mailsWait();
      return { status: "accepted" };
    };
    const ofNetwork = { signUpsOfNetwork: sharesOf(ip) };
    const outcome = await attempts.attempt({ ...ofNetwork, signUpsOfAll: "" }, now, accept);
    if (!("problem" in outcome)) return outcome;
    const instead = await attempts.attempt(ofNetwork, now, async (own): Promise<SignUpOutcome> => {
      const secret = signatureOf(key, "proof of work");
      const pass = await passOf(signUp, secret);
      const passed = pass && (await attempts.attempt(pass, now, accept));
      if (passed && !("problem" in passed)) return passed;
      await own.refund("signUpsOfNetwork");
      const { waitMinutes } = outcome;
      return { status: "crowded", waitMinutes, challenge: await newChallenge(secret, now) };
    });
    return "problem" in instead ? { status: "tooMany", waitMinutes: instead.waitMinutes } : instead;
  }

  /** Returns what lets a sign-up pass the overall limit: bots have neither carts from yesterday nor time to solve challenges. */
  async function passOf({ knownBrowser, solution, now }: SignUp, secret: string) {
    const signUpsOfChallenge = await solvedChallenge(secret, solution, now);
    if (signUpsOfChallenge) return { signUpsOfChallenge };
    const signUpsOfBrowser = await knownBrowser();
    return signUpsOfBrowser === undefined ? undefined : { signUpsOfBrowser };
  }

  async function rowOf(
    { site, request, formPath, ip, userAgent, now, movesWith }: SignUp,
    email: string,
    address_hash: string,
  ): Promise<SignUpRow> {
    const { origin, originAddition } = request;
    const values = { ...emptyValues, ...request };
    const { salutation, firstName, lastName, consents } = subscriptionRequestOf(
      values,
      site,
      request,
    );
    const moved =
      movesWith === undefined ? undefined : await subscriptionNameOf(database, movesWith, now);
    // The confirmation would end what it has begun if a subscription moved to its own address.
    const movedFrom = moved?.address_hash === address_hash ? undefined : moved?.address_hash;
    const consentVersion = await versionOf(site.language, consentText(site));
    return {
      id: randomUUID(),
      site: site.code,
      address_hash,
      email,
      profile: { salutation, firstName, lastName, consents, movedFrom },
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
      now,
    };
  }

  /** One statement, so that either everything is stored or nothing. */
  async function store(rows: SignUpRow[]): Promise<void[]> {
    const mails = rows.map(({ id: request, site, email: to, profile }) => ({
      kind: "newsletter-sign-up" as const,
      site,
      to,
      data: { request, profile },
    }));
    await sql`/* plan once */ with
      sign_up as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sign_up (id uuid, site text, address_hash text, email text, details jsonb, now timestamptz)),
      event as (insert into newsletter_event (id, site, address_hash, kind, happened_at, details)
        select id, site, address_hash, 'requested', now, details from sign_up),
      mail as (${mailInsert(mails)})
      insert into newsletter_subscription (site, address_hash, email, status, requested_at)
        select distinct on (address_hash, site) site, address_hash, email, 'pending', now from sign_up
        order by address_hash, site, now desc
        on conflict (site, address_hash) do update set requested_at = excluded.requested_at`.execute(
      database,
    );
    return rows.map(() => {});
  }

  return { subscribe, renderToken: async (now) => signRenderToken(await keyOf(), now) };
}
