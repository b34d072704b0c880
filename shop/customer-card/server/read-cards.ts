import { sql, type QueryExecutorProvider } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { CardKind } from "../../shop-paths.ts";
import type { CardAccount, CardSite, CustomerCard, HouseholdMember } from "../card-contract.ts";
import { lotsOf } from "../card-rules.ts";
import { readBookings } from "./card-ledger.ts";

interface CardRow {
  number: string;
  kind: CardKind;
  beans: number;
}

interface OwnCardRow extends CardRow {
  ledger: string;
  site: SiteCode;
  isManager: boolean;
  issuedAt: Date;
}

/** Returns the card of a customer with its balance. */
export async function readCard(
  executor: QueryExecutorProvider,
  customerId: string | number,
): Promise<CustomerCard | undefined> {
  const { rows } = await sql<CardRow>`/* plan once */ select number, kind,
      (select coalesce(sum(beans), 0)::integer from card_booking where card_booking.ledger_id = card_ledger.id) as beans
    from card join card_ledger on card_ledger.id = card.ledger_id
    where customer_id = ${customerId}::bigint and returned_at is null`.execute(executor);
  return rows[0];
}

/** Returns everything about the card of a customer; undefined without one. */
export async function readCardAccount(
  executor: QueryExecutorProvider,
  customerId: string,
  siteOf: (code: SiteCode) => CardSite,
): Promise<CardAccount | undefined> {
  const { rows } = await sql<OwnCardRow>`select number, kind, ledger_id as ledger, site, 0 as beans,
      is_manager as "isManager", issued_at as "issuedAt"
    from card join card_ledger on card_ledger.id = card.ledger_id
    where customer_id = ${customerId} and returned_at is null`.execute(executor);
  const [own] = rows;
  if (!own) return undefined;
  const { ledger, ...card } = own;
  const bookings = await readBookings(executor, ledger);
  const orders = await readOrders(executor, ledger);
  const isOwn = (order: string | undefined) =>
    order !== undefined &&
    orders.some(({ number, cardNumber }) => number === order && cardNumber === card.number);
  const released = new Set(
    bookings
      .filter(
        ({ kind, order }) => kind === "restored" && !orders.some(({ number }) => number === order),
      )
      .map(({ order }) => order),
  );
  return {
    ...card,
    beans: bookings.reduce((sum, { beans }) => sum + beans, 0),
    lots: lotsOf(bookings),
    bookings: bookings
      .filter(({ order }) => order === undefined || !released.has(order))
      .map((booking) => ({ ...booking, isOwn: isOwn(booking.order) }))
      .toReversed(),
    waiting: orders
      .filter(({ isWaiting, beans }) => isWaiting && beans > 0)
      .map(({ number, placedAt, beans, dueAt, cardNumber }) => ({
        number,
        placedAt,
        beans,
        ...(dueAt && { dueAt }),
        isOwn: cardNumber === card.number,
      })),
    members: await readMembers(executor, ledger, customerId, siteOf(card.site)),
  };
}

async function readOrders(executor: QueryExecutorProvider, ledger: string) {
  const { rows } = await sql<{
    number: string;
    cardNumber: string;
    placedAt: Date;
    beans: number;
    dueAt: Date | null;
    isWaiting: boolean;
  }>`select order_number as number, card_number as "cardNumber", placed_at as "placedAt", expected as beans,
      due_at as "dueAt", check_at is not null and not exists (select from card_booking
        where card_booking.order_number = card_order.order_number and kind = 'earned') as "isWaiting"
    from card_order where ledger_id = ${ledger} order by placed_at desc`.execute(executor);
  return rows;
}

interface MemberRow extends Omit<HouseholdMember, "name"> {
  email: string | null;
  firstName: string;
  lastName: string;
}

/** Returns the persons of a household, its manager first, then those who are invited. */
async function readMembers(
  executor: QueryExecutorProvider,
  ledger: string,
  customerId: string,
  site: CardSite,
): Promise<HouseholdMember[]> {
  const { rows } = await sql<MemberRow>`
    select number as id, null as email, first_name as "firstName", last_name as "lastName", number, is_manager as "isManager",
      customer_id = ${customerId}::bigint as "isSelf", issued_at as since
    from card join customer on customer.id = customer_id where ledger_id = ${ledger} and returned_at is null
    union all
    select id::text, email, '', '', null, false, false, created_at from card_invitation where ledger_id = ${ledger}
    order by "isManager" desc, number nulls last, since`.execute(executor);
  return rows.map(({ id, email, number, isManager, isSelf, ...person }) => ({
    id,
    name: email ?? fullName(person, site),
    isManager,
    isSelf,
    ...(number && { number }),
  }));
}
