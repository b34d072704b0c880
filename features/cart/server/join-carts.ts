import { sql, type Kysely, type Selectable } from "kysely";
import { cartLimits } from "../cart-rules.ts";
import { cartOf, hold, type CartViewpoint } from "./cart-holders.ts";
import type { CartTables } from "./cart-tables.ts";
import type { CartCatalogue } from "./carts.ts";

type Entry = Selectable<CartTables["cart_entry"]>;

/**
 * Puts a guest's cart into a customer's, which is held meanwhile. The same article adds up, within the limits and what is in
 * stock, and never to less than the customer had. The guest's cart is gone after it.
 */
export async function joinCarts(
  database: Kysely<CartTables>,
  catalogue: Pick<CartCatalogue, "articles">,
  guest: { secret: string },
  customer: { customerId: number },
  at: CartViewpoint,
): Promise<void> {
  // Asked before the carts are held: there may be one connection.
  const inGuest = await database
    .selectFrom("cart_entry")
    .innerJoin("cart", "cart.id", "cart_entry.cart_id")
    .select("tcm")
    .where(cartOf(guest, at))
    .execute();
  if (inGuest.length === 0) return;
  const tcms = inGuest.flatMap(({ tcm }) => tcm ?? []);
  const stock = new Map((await catalogue.articles(at, tcms)).map((each) => [each.tcm, each.stock]));

  await database.transaction().execute(async (transaction) => {
    const given = await transaction
      .selectFrom("cart")
      .select("id")
      .where(cartOf(guest, at))
      .forUpdate()
      .executeTakeFirst();
    if (!given) return;
    const { cartId } = await hold(transaction, customer, at);
    const entries = await transaction
      .selectFrom("cart_entry")
      .selectAll()
      .where("cart_id", "in", [cartId, given.id])
      .orderBy("added_at")
      .execute();
    const joined = joinEntries(
      entries.filter((entry) => entry.cart_id === cartId),
      entries.filter((entry) => entry.cart_id === given.id),
      stock,
    );
    if (joined.length > 0)
      await transaction
        .insertInto("cart_entry")
        .values(joined.map((entry) => ({ ...entry, cart_id: cartId })))
        .onConflict((conflict) =>
          conflict
            .columns(["cart_id", "kind", "entry_key"])
            .doUpdateSet(({ ref }) => ({ quantity: ref("excluded.quantity") })),
        )
        .execute();
    // What was sent to the one and comes again is not done again in the other.
    await sql`insert into cart_change (cart_id, idempotency_key, request_hash, changed_at)
      select ${cartId}, idempotency_key, request_hash, changed_at from cart_change
      where cart_id = ${given.id} on conflict do nothing`.execute(transaction);
    await transaction.deleteFrom("cart").where("id", "=", given.id).execute();
  });
}

/** The entries that change or come when one cart is put into another. */
function joinEntries(present: Entry[], given: Entry[], stock: Map<string, number>): Entry[] {
  const { entriesPerCart, piecesPerArticle } = cartLimits;
  let room = entriesPerCart - present.length;
  return given.flatMap((entry) => {
    const same = present.find(
      ({ kind, entry_key }) => kind === entry.kind && entry_key === entry.entry_key,
    );
    if (!same && room-- <= 0) return [];
    if (entry.kind !== "article") return same ? [] : [entry];
    const had = same?.quantity ?? 0;
    const inStock = stock.get(entry.entry_key) ?? piecesPerArticle;
    // What is sold out stays in the cart, where it says so.
    const most = Math.max(1, Math.min(piecesPerArticle, inStock));
    return [{ ...entry, quantity: Math.max(had, Math.min(had + entry.quantity, most)) }];
  });
}
