import type { QueryExecutorProvider } from "kysely";
import { codeOf } from "../../../platform/security/codes.ts";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { signatureOf } from "../../../platform/security/signatures.ts";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { ownerName } from "./checkouts.ts";
import type { OrderOwner } from "./orders-ports.ts";

/** The secret at the end of an order's address: valid as long as the order is stored. */
const secretKind: TokenKind = { purpose: "order ", form: /^\d{10}$/, expiryOf: () => Infinity };

/** The key of a review's form: of one state of one owner's cart. */
const formKind = (owner: OrderOwner, { site }: Viewpoint): TokenKind => ({
  purpose: `order form ${site.code} ${ownerName(owner)} `,
  form: /^\d{1,16}$/,
  expiryOf: () => Infinity,
});

/** Milliseconds for which a code is sent. It is valid as long again, so for half an hour at least. */
const codePeriod = 1_800_000;

/** Signs the secrets of orders, so that the database stores none of them. */
export function createOrderSecrets(database: QueryExecutorProvider) {
  const key = createSharedKey(database, "order_key");
  return {
    /** Returns the secret of an order by its number. */
    secretOf: async (number: string) => signToken(await key.get(), secretKind, number),

    /** Returns the number of the order with a secret. */
    numberOf: async (secret: string, now: Date) =>
      verifyToken(await key.get(), secretKind, secret, now),

    /** Returns the key of the form for a cart at a revision. */
    formKeyOf: async (owner: OrderOwner, at: Viewpoint, revision: number) =>
      signToken(await key.get(), formKind(owner, at), String(revision)),

    /** Reports whether the key belongs to a form for a cart of this owner, at any revision. */
    isFormKey: async (owner: OrderOwner, at: Viewpoint, formKey: string) =>
      verifyToken(await key.get(), formKind(owner, at), formKey, at.now) !== undefined,

    /** Returns the keyed hash of a subject that orders count for. */
    holderOf: async (subject: string) => signatureOf(await key.get(), `order holder ${subject}`),

    /** Returns the secret of the challenges for a form. */
    challengeSecretOf: async (formKey: string) =>
      signatureOf(await key.get(), `order challenge ${formKey}`),

    /** Returns the code that is sent now to confirm the e-mail address of an owner's checkout, and the one that was sent before. */
    async codesFor(owner: string | undefined, { site, now }: Viewpoint, email: string) {
      const secret = await key.get();
      const period = Math.floor(now.getTime() / codePeriod);
      const checkout = `${site.code} ${owner} ${comparedEmail(email)}`;
      const codeIn = (period: number) =>
        codeOf(signatureOf(secret, `order code ${period} ${checkout}`));
      return [codeIn(period), codeIn(period - 1)] as const;
    },
  };
}
