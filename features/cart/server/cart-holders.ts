import { createHash, randomBytes } from "node:crypto";
import type { ExpressionBuilder, Transaction } from "kysely";
import type { Site } from "../../../shared/site.ts";
import { cartDays } from "../cart-rules.ts";
import type { CartTables } from "./cart-tables.ts";

/** For whom and when: prices and stock depend on both. */
export interface CartViewpoint {
  site: Site;
  now: Date;
}

/** Whose cart it is: a guest's opens with the secret of one browser, a customer's on every device. */
export type CartHolder = { secret: string | undefined } | { customerId: number };

/** A guest's browser that has no cart yet. */
export const isEmptyHanded = (holder: CartHolder) =>
  "secret" in holder && holder.secret === undefined;

/** Which cart is the holder's; a secret opens none that is a customer's. */
export function cartOf(holder: CartHolder, at: CartViewpoint) {
  return ({ and, eb }: ExpressionBuilder<CartTables, "cart">) =>
    and([
      ...("customerId" in holder
        ? [eb("cart.customer_id", "=", holder.customerId)]
        : [eb("cart.id", "=", idOf(holder.secret ?? "")), eb("cart.customer_id", "is", null)]),
      eb("cart.site", "=", at.site.code),
      eb("cart.expires_at", ">", at.now),
    ]);
}

/** A cart that is held for the rest of a transaction, and with what its holder opens it from now on. */
export interface HeldCart {
  cartId: string;
  holder: { secret: string } | { customerId: number };
}

/** Holds the holder's cart, a new one when there is none. */
export async function hold(
  transaction: Transaction<CartTables>,
  holder: CartHolder,
  at: CartViewpoint,
): Promise<HeldCart> {
  const expires = new Date(at.now.getTime() + cartDays * 86_400_000);
  const found = isEmptyHanded(holder)
    ? undefined
    : await transaction
        .updateTable("cart")
        .set({ changed_at: at.now, expires_at: expires })
        .where(cartOf(holder, at))
        .returning("id")
        .executeTakeFirst();
  const fresh = randomBytes(24).toString("base64url");
  const added = { id: idOf(fresh), site: at.site.code, expires_at: expires };
  if ("customerId" in holder) {
    const cartId =
      found?.id ?? (await beginCustomerCart(transaction, holder.customerId, added, at));
    return { cartId, holder };
  }
  if (found && holder.secret) return { cartId: found.id, holder: { secret: holder.secret } };
  await transaction.insertInto("cart").values(added).execute();
  return { cartId: added.id, holder: { secret: fresh } };
}

/** Another device may begin the customer's cart at the same moment: then it is that one. */
async function beginCustomerCart(
  transaction: Transaction<CartTables>,
  customerId: number,
  added: { id: string; site: string; expires_at: Date },
  at: CartViewpoint,
): Promise<string> {
  await transaction
    .deleteFrom("cart")
    .where("customer_id", "=", customerId)
    .where("site", "=", added.site)
    .where("expires_at", "<=", at.now)
    .execute();
  const { id } = await transaction
    .insertInto("cart")
    .values({ ...added, customer_id: customerId })
    .onConflict((conflict) =>
      conflict
        .columns(["customer_id", "site"])
        .where("customer_id", "is not", null)
        .doUpdateSet({ changed_at: at.now, expires_at: added.expires_at }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The database keeps a hash: who reads it holds no cart. */
function idOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
