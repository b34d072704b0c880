import type { Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import { newChallenge, solvedChallenge } from "../../../platform/security/proof-of-work.ts";
import {
  createRateLimits,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { normalCode } from "../../../platform/security/codes.ts";
import { isSameText } from "../../../platform/security/signatures.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { OrderProof, ProofWanted, Review, ReviewSeen } from "../checkout-contract.ts";
import type { ProofLevel } from "../hold-rules.ts";
import { ownerName, type createCheckouts } from "./checkouts.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner, OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Limits of orders within a period, by the proof of their sender (`hold-rules.ts`), and of the codes that confirm addresses. */
export const orderLimits = {
  /** Orders without a proof from one network. */
  orders: { times: 30, minutes: 60 },
  /** Orders with a solved challenge from one network. */
  solvedOrders: { times: 300, minutes: 60 },
  /** Orders with one e-mail address that is not confirmed, from any network: each sends mails to an address that may be another person's. */
  guestOrders: { times: 20, minutes: 60 },
  /** Orders of one confirmed address, or of one customer. */
  confirmedOrders: { times: 30, minutes: 60 },
  /** Orders of confirmed addresses and customers from one network. */
  confirmedOrdersOfNetwork: { times: 600, minutes: 60 },
  /** Mails with codes to one address. */
  codeMails: { times: 3, minutes: 60 },
  codeMailsOfNetwork: { times: 60, minutes: 60 },
  /** Wrong codes for one checkout, of a space of 2^40. */
  wrongCodes: { times: 10, minutes: 60 },
} as const;

export type OrderLimitName = keyof typeof orderLimits;
export type OrderLimits = ReturnType<typeof createOrderLimits>;

export const createOrderLimits = (
  database: Kysely<RateLimitTables>,
  { security }: Pick<OrderPorts, "security">,
) =>
  createRateLimits(database, orderLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

/** The submitted form of a review. */
export interface OrderSubmission extends OrderProof, OrderSender {
  seen: ReviewSeen;
  ip: string;
  /** The review as it is now, if the caller has just read it. */
  review?: Review;
}

/** A submission whose proof was checked. */
export interface ProvedSubmission extends OrderSubmission {
  owner: OrderOwner;
  at: Viewpoint;
  proof: CheckedProof;
}

/** A checked proof. */
export interface CheckedProof {
  level: ProofLevel;
  /** The address that a code has confirmed. */
  email?: string;
  isCodeWrong?: boolean;
}

export type OrderProofs = ReturnType<typeof createOrderProofs>;

/** Checks what the senders of orders prove, and asks for it: challenges for browsers, codes for mailboxes. */
export function createOrderProofs(
  database: Kysely<OrderTables>,
  {
    limits,
    secrets,
    checkouts,
    requestMail,
  }: Pick<OrderPorts, "requestMail"> & {
    limits: OrderLimits;
    secrets: ReturnType<typeof createOrderSecrets>;
    checkouts: Pick<ReturnType<typeof createCheckouts>, "of">;
  },
) {
  async function isRightCode(owner: OrderOwner, at: Viewpoint, email: string, code: string) {
    const holder = `${ownerName(owner)} ${comparedEmail(email)}`;
    const counted = { wrongCodes: hashOf(holder) };
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const codes = await secrets.codesFor(ownerName(owner), at, email);
      const isRight = codes.some((each) => isSameText(each, normalCode(code)));
      if (isRight) await attempt.refund("wrongCodes");
      return { isRight };
    });
    return "isRight" in outcome && outcome.isRight;
  }

  return {
    /** Returns the proof of a submission. A customer's address was confirmed by the account. */
    async check(
      owner: OrderOwner,
      at: Viewpoint,
      key: string,
      { code, solution }: OrderProof,
    ): Promise<CheckedProof> {
      if ("customerId" in owner) return { level: "address" };
      const { email } = code ? await checkouts.of(owner, at) : {};
      if (code && email && (await isRightCode(owner, at, email, code)))
        return { level: "address", email };
      // Of the form's key, which places one order.
      const solved = await solvedChallenge(await secrets.challengeSecretOf(key), solution, at.now);
      return { level: solved ? "work" : "none", ...(code && { isCodeWrong: true }) };
    },

    /** Returns what the form needs to prove. */
    wanted: async (
      at: Viewpoint,
      key: string,
      needed: Exclude<ProofLevel, "none">,
      { isCodeWrong = false }: Pick<CheckedProof, "isCodeWrong"> = {},
    ): Promise<ProofWanted> => ({
      problem: "unproved",
      needed,
      isCodeWrong,
      ...(needed === "work" && {
        challenge: await newChallenge(await secrets.challengeSecretOf(key), at.now),
      }),
    }),

    /** Sends the code that confirms the address of a guest's checkout. */
    async sendCode(owner: OrderOwner, at: Viewpoint, ip: string): Promise<"sent" | TooMany> {
      const { email } = await checkouts.of(owner, at);
      const name = ownerName(owner);
      if (!email || !name) return "sent";
      const counted = {
        codeMails: hashOf(comparedEmail(email)),
        codeMailsOfNetwork: sharesOf(ip),
      };
      return limits.attempt(counted, at.now, async (): Promise<"sent"> => {
        const mail = { kind: "order-code" as const, site: at.site.code, to: email };
        await requestMail(database, { ...mail, data: { owner: name } });
        return "sent";
      });
    },
  };
}
