import { sql, type Kysely } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { ArticleOffer, CartCatalogue } from "./cart-catalogue.ts";
import { idOf, isCustomer, type CartOwner } from "./cart-owner.ts";
import type { CartEntryRow, CartRecord, KeyUse } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import { sharedStatements } from "./unchanged-cart.ts";

/** A cart to read, and what to read with it. */
export interface CartQuestion {
  owner: CartOwner;
  at: Viewpoint;
  /** The moment for its offers. */
  priced: Viewpoint;
  /** Further articles to read offers for. */
  named: string[];
  /** A product to read the articles of, and their offers. */
  productId?: number;
  use?: KeyUse;
}

/** Rows as one list for each column; null without rows. */
type Columns<Row> = { [Name in keyof Row]: Row[Name][] | null };

type ReadRow = Pick<CartRecord, "id" | "revision" | "usedFor" | "meant" | "snapshot"> & {
  entries: Columns<CartEntryRow>;
  offers: Columns<ArticleOffer> & { valid_until: string | null };
};

type ReadCatalogue = Pick<CartCatalogue, "sold" | "articlesOf">;

/**
 * Returns a function that reads a cart with the offers of its articles, in one statement so that they are consistent. Carts of a
 * site that are read while others are read share one.
 */
export function createSharedReads(database: Kysely<CartTables>, catalogue: ReadCatalogue) {
  const read = (questions: CartQuestion[]) => readTogether(database, catalogue, questions);
  const bySite = new Map<string, ReturnType<typeof createSharing>>();
  const createSharing = () => createGroupCommit({ store: read, ...sharedStatements });
  return async function readCart(question: CartQuestion): Promise<CartRecord> {
    const { at, priced } = question;
    // A preview has a moment of its own.
    if (at.isPreview || priced !== at) return (await read([question]))[0]!;
    const { code } = at.site;
    const shared = bySite.get(code) ?? createSharing();
    bySite.set(code, shared);
    return shared.add(question);
  };
}

/**
 * Reads carts of a site by one statement. Lists are read by column, because PostgreSQL writes a hundred rows as JSON several times
 * slower.
 */
async function readTogether(
  database: Kysely<CartTables>,
  catalogue: ReadCatalogue,
  questions: CartQuestion[],
): Promise<CartRecord[]> {
  // They arrived within milliseconds.
  const { at, priced } = questions.at(-1)!;
  const asked = questions.map(({ owner, named, productId, use }, place) => ({
    place,
    ...(isCustomer(owner)
      ? { customer_id: owner.customerId }
      : { guest_id: idOf(owner.secret ?? "") }),
    named,
    product_id: productId,
    key: use?.key,
  }));
  const isOpen = sql`site = ${at.site.code} and expires_at > ${at.now}`;
  const { rows } = await sql<ReadRow>`/* plan once */
    select cart.id, coalesce(cart.revision, 0) as revision, product.meant, pg_current_snapshot()::text as snapshot,
      (select request_hash from cart_change
        where cart_id = cart.id and idempotency_key = asked.key) as "usedFor",
      json_build_object('kind', entry.kinds, 'entry_key', entry.keys, 'product_id', entry.products, 'tcm', entry.tcms,
        'quantity', entry.quantities, 'interval_weeks', entry.intervals) as entries,
      (select json_build_object('tcm', array_agg(tcm), 'price', array_agg(price), 'was', array_agg(was),
          'stock', array_agg(stock), 'valid_until', min(valid_until))
        from (${catalogue.sold(priced)}) offer where tcm = any(asked.named || product.meant || entry.tcms)) as offers
    from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (place integer, guest_id text, customer_id bigint, named text[], product_id integer, key text)
      cross join lateral (select ${catalogue.articlesOf(sql`asked.product_id`)} as meant) product
      left join lateral (
        select id, revision from cart where id = asked.guest_id and customer_id is null and ${isOpen}
        union all
        select id, revision from cart where customer_id = asked.customer_id and ${isOpen}) cart on true
      cross join lateral (
        select array_agg(kind) as kinds, array_agg(entry_key) as keys, array_agg(product_id) as products,
          array_agg(tcm) as tcms, array_agg(quantity) as quantities, array_agg(interval_weeks) as intervals
        from (select * from cart_entry where cart_id = cart.id order by added_at) stored) entry
    order by asked.place`.execute(database);
  return rows.map(({ entries, offers, ...row }, place) => ({
    ...row,
    entries: entryRows(entries),
    offers: offerRows(offers),
    named: [...questions[place]!.named, ...row.meant],
    validUntil: momentOf(offers.valid_until),
  }));
}

/** The last moment that a `Date` can hold. */
const never = new Date(8.64e15);

const momentOf = (text: string | null) =>
  text === null || text === "infinity" ? never : new Date(text);

const entryRows = ({ kind, ...columns }: Columns<CartEntryRow>): CartEntryRow[] =>
  (kind ?? []).map((of, row) => ({
    kind: of,
    entry_key: columns.entry_key![row]!,
    product_id: columns.product_id![row]!,
    tcm: columns.tcm![row]!,
    quantity: columns.quantity![row]!,
    interval_weeks: columns.interval_weeks![row]!,
  }));

const offerRows = ({ tcm, price, was, stock }: Columns<ArticleOffer>): ArticleOffer[] =>
  (tcm ?? []).map((article, row) => ({
    tcm: article,
    price: price![row]!,
    was: was![row]!,
    stock: stock![row]!,
  }));
