import { sql, type QueryExecutorProvider } from "kysely";
import { advisoryLocks } from "../../../platform/database/advisory-locks.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { marketOf } from "../../sites/site-codes.ts";
import { neededProof, type Holder, type Holding } from "../hold-rules.ts";
import type { Order } from "../order-contract.ts";
import { isStocked } from "../order-lines.ts";
import { ownerName } from "./checkouts.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { ProvedSubmission } from "./order-proofs.ts";
import type { OrderPorts } from "./orders-ports.ts";

/** The shopper and the network that an order comes from. One that the shop itself makes comes from none. */
type OrderSource = Pick<ProvedSubmission, "owner"> & Partial<Pick<ProvedSubmission, "ip">>;

interface Subject extends Pick<Holder, "kind" | "factor"> {
  name: string;
}

/** Pieces of an article that a subject has on a site. */
interface HeldRow {
  subject: string;
  site: SiteCode;
  tcm: string;
  pieces: number;
  total: number;
}

export type OrderHolders = ReturnType<typeof createOrderHolders>;

/** Counts what networks, devices, e-mail addresses and customers have in orders that are neither paid nor sent. */
export function createOrderHolders({
  invoiceUpTo,
  secrets,
}: Pick<OrderPorts, "invoiceUpTo"> & {
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "holderOf">;
}) {
  /** Returns the subjects that an order counts for. The network of a customer who has paid before does not matter. */
  async function subjectsOf(
    transaction: QueryExecutorProvider,
    { owner, ip }: OrderSource,
    { email }: Pick<Order, "email">,
  ): Promise<Subject[]> {
    const own = (name: string): Subject => ({ name, kind: "own", factor: 1 });
    const networks = (ip === undefined ? [] : sharesOf(ip)).map(({ client, factor }): Subject => ({
      name: `network ${client}`,
      kind: "network",
      factor,
    }));
    if (!("customerId" in owner)) {
      const device = ownerName(owner);
      return [
        ...(device === undefined ? [] : [own(`device ${device}`)]),
        own(`email ${comparedEmail(email)}`),
        ...networks,
      ];
    }
    const { customerId } = owner;
    const { rows } = await sql`select from placed_order join order_step using (number)
      where customer_id = ${customerId} and order_step.state = 'paid' limit 1`.execute(transaction);
    return [own(`customer ${customerId}`), ...(rows.length > 0 ? [] : networks)];
  }

  return {
    /**
     * Returns the weakest proof with which the sender may place an order; undefined when no proof suffices. Orders with a common
     * holder wait for each other until the transaction ends, so that together they never exceed a limit. `holders` are the hashes of
     * the subjects that the order counts for.
     */
    async check(
      transaction: QueryExecutorProvider,
      sender: OrderSource,
      order: Order,
      stock: ReadonlyMap<string, number>,
    ) {
      const subjects = new Map<string, Subject>();
      for (const subject of await subjectsOf(transaction, sender, order))
        subjects.set(await secrets.holderOf(subject.name), subject);
      const hashes = [...subjects.keys()];
      await lock(transaction, hashes);
      const rows = await readHeld(transaction, hashes, order.site, ownerName(sender.owner));
      const holders = [...subjects].map(([hash, { kind, factor }]): Holder => ({
        kind,
        factor,
        held: holdingOf(
          rows.filter(({ subject }) => subject === hash),
          order.site,
        ),
      }));
      const needed = neededProof(holdingOf(rowsOf(order), order.site), stock, holders);
      return { needed, holders: hashes };
    },
  };

  function holdingOf(rows: Omit<HeldRow, "subject">[], here: SiteCode): Holding {
    const byArticle = new Map<string, number>();
    for (const { site, tcm, pieces } of rows)
      if (marketOf(site) === marketOf(here)) byArticle.set(tcm, (byArticle.get(tcm) ?? 0) + pieces);
    return {
      byArticle,
      pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
      value: rows.reduce((sum, { site, total }) => sum + total / invoiceUpTo(site), 0),
    };
  }
}

const rowsOf = ({ site, lines }: Pick<Order, "site" | "lines">) =>
  lines.filter(isStocked).map(({ tcm, quantity: pieces, total }) => ({ site, tcm, pieces, total }));

/** Locks in the order of the numbers, so that no two orders wait for each other. */
async function lock(transaction: QueryExecutorProvider, hashes: string[]): Promise<void> {
  const keys = hashes.map((hash) => Buffer.from(hash, "base64url").readInt32BE());
  const sorted = keys.toSorted((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${advisoryLocks.orderHolders}::integer, key)
    from unnest(${sorted}::integer[]) as key`.execute(transaction);
}

/** Reads the holdings of orders and open attempts, except an attempt of the same checkout, which ends before another begins. */
async function readHeld(
  transaction: QueryExecutorProvider,
  hashes: string[],
  site: SiteCode,
  checkout: string | undefined,
): Promise<HeldRow[]> {
  // As JSON, because a statement with a list is planned at every execution. Lateral, because a plan of a day without orders would
  // otherwise read all orders.
  const asked = sql`array(select hash from asked)`;
  const { rows } = await sql<HeldRow>`/* plan once */ with
    asked as (select json_array_elements_text(${JSON.stringify(hashes)}::json) as hash),
    held as (
      select subject, site, tcm, quantity, total
      from order_holder
        cross join lateral (select site from placed_order
          where number = order_holder.number and state = 'placed' offset 0) as placed
        cross join lateral (select tcm, quantity, total from order_line
          where number = order_holder.number and kind <> 'partnerProduct' offset 0) as line
      where subject = any(${asked})
      union all select subject, site, tcm, quantity, total
      from order_attempt, unnest(holders) as subject, jsonb_to_recordset(order_data->'lines')
        as line (kind text, tcm text, quantity integer, total integer)
      where state = 'open' and holders && ${asked} and subject = any(${asked}) and kind <> 'partnerProduct'
        and not (site = ${site} and owner = ${checkout ?? ""}))
    select subject, site, tcm, sum(quantity)::integer as pieces, sum(total)::double precision as total
    from held group by subject, site, tcm`.execute(transaction);
  return rows;
}

/** Deletes the subjects that an order counts for, because it is paid, sent or cancelled. */
export const freeHolders = (transaction: QueryExecutorProvider, number: string) =>
  sql`delete from order_holder where number = ${number}`.execute(transaction);
