import { sql, type Kysely, type Transaction } from "kysely";
import { newSecret } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CartEntryKind } from "../cart-change.ts";
import { cartLimits } from "../cart-limits.ts";
import type { CartCatalogue } from "./cart-catalogue.ts";
import { expiryOf, idOf, isOwnedBy, nextRevision, type CartCustomer } from "./cart-owner.ts";
import { isCounted, isSame, type CartEntryRow } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";

/**
 * Merges a guest's cart into a customer's, which is locked while they are merged. Quantities of the same article add up, within
 * the limits and the stock, but never to less than the customer had. Then the guest's cart is deleted.
 */
export async function mergeCarts(
  database: Kysely<CartTables>,
  catalogue: Pick<CartCatalogue, "sold">,
  guest: { secret: string },
  customer: CartCustomer,
  at: Viewpoint,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const given = await transaction
      .selectFrom("cart")
      .select("id")
      .where(isOwnedBy(guest, at))
      .forUpdate()
      .executeTakeFirst();
    if (!given) return;
    const cartId = await lockCustomerCart(transaction, customer, at);
    const entries = await transaction
      .selectFrom("cart_entry")
      .selectAll()
      .where("cart_id", "in", [cartId, given.id])
      .orderBy("added_at")
      .execute();
    const { rows: offers } = await sql<{ tcm: string; stock: number }>`
      select tcm, stock from (${catalogue.sold(at)}) offer
      where tcm = any(${entries.flatMap(({ tcm }) => tcm ?? [])})`.execute(transaction);
    const merged = mergeEntries(
      entries.filter((entry) => entry.cart_id === cartId),
      entries.filter((entry) => entry.cart_id === given.id),
      new Map(offers.map(({ tcm, stock }) => [tcm, stock])),
    );
    // A cart has one voucher at a time: the one entered last wins.
    if (merged.some(({ kind }) => kind === "voucher"))
      await transaction
        .deleteFrom("cart_entry")
        .where("cart_id", "=", cartId)
        .where("kind", "=", "voucher")
        .execute();
    if (merged.length > 0)
      await transaction
        .insertInto("cart_entry")
        .values(merged.map((entry) => ({ ...entry, cart_id: cartId })))
        .onConflict((conflict) =>
          conflict
            .columns(["cart_id", "kind", "entry_key"])
            .doUpdateSet(({ ref }) => ({ quantity: ref("excluded.quantity") })),
        )
        .execute();
    // A repeated change of the guest's cart is not made again in the customer's.
    await sql`insert into cart_change (cart_id, idempotency_key, request_hash, changed_at)
      select ${cartId}, idempotency_key, request_hash, changed_at from cart_change
      where cart_id = ${given.id} on conflict do nothing`.execute(transaction);
    await transaction.deleteFrom("cart").where("id", "=", given.id).execute();
  });
}

/** Locks the customer's cart for the rest of the transaction; creates one when there is none or it has expired. */
async function lockCustomerCart(
  transaction: Transaction<CartTables>,
  { customerId }: CartCustomer,
  at: Viewpoint,
): Promise<string> {
  const site = at.site.code;
  await transaction
    .deleteFrom("cart")
    .where("customer_id", "=", customerId)
    .where("site", "=", site)
    .where("expires_at", "<=", at.now)
    .execute();
  const expires_at = expiryOf(at);
  const { id } = await transaction
    .insertInto("cart")
    .values({
      id: idOf(newSecret()),
      site,
      customer_id: customerId,
      expires_at,
      revision: Date.now(),
    })
    // If another device creates the cart at the same moment, both use that one.
    .onConflict((conflict) =>
      conflict
        .columns(["customer_id", "site"])
        .where("customer_id", "is not", null)
        .doUpdateSet({ changed_at: at.now, expires_at, revision: nextRevision }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Resolution by kind when the customer already has an entry of the guest. */
const onDuplicate: Record<CartEntryKind, "add up" | "keep the customer's"> = {
  article: "add up",
  freeArticle: "keep the customer's",
  giftCard: "keep the customer's",
  partnerProduct: "keep the customer's",
  subscription: "keep the customer's",
  voucher: "keep the customer's",
};

/** Returns the entries that change or are new when one cart is merged into another. */
function mergeEntries<Row extends CartEntryRow>(
  present: Row[],
  given: Row[],
  stock: Map<string, number>,
): Row[] {
  const { entriesPerCart, piecesPerArticle } = cartLimits;
  let room = entriesPerCart - present.filter(isCounted).length;
  return given.flatMap((row) => {
    const same = present.find((other) => isSame(row, other));
    if (!same && isCounted(row) && room-- <= 0) return [];
    if (onDuplicate[row.kind] !== "add up") return same ? [] : [row];
    const had = same?.quantity ?? 0;
    const inStock = stock.get(row.entry_key) ?? piecesPerArticle;
    // A sold-out article stays in the cart, marked as sold out.
    const most = Math.max(1, Math.min(piecesPerArticle, inStock));
    return [{ ...row, quantity: Math.max(had, Math.min(had + row.quantity, most)) }];
  });
}
