import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CardKind } from "../../shop-paths.ts";
import {
  maxCorrection,
  type CardAccount,
  type CardSite,
  type StaffCard,
} from "../card-contract.ts";
import { readCardNumber } from "../card-numbers.ts";
import { beanExpiry, validBeans } from "../card-rules.ts";
import { openLedger, readBookings } from "./card-ledger.ts";
import type { CardDatabase, CardPorts } from "./card-ports.ts";
import { cardOf, issueCard, lockCustomer } from "./issue-cards.ts";
import { beansOfOrder } from "./order-beans.ts";
import { readCard, readCardAccount } from "./read-cards.ts";
import { returnCard } from "./return-cards.ts";

export type Cards = ReturnType<typeof createCards>;

export type CorrectionOutcome = "done" | "unknown" | "tooMany" | "invalid";

/** Cards of customers, and those of stores that are in no account yet. */
const allCards = sql`select number, ledger_id, customer_id, returned_at from card
  union all select number, ledger_id, null, null from store_card where attached_at is null`;

/** Creates the functions for customers' cards. */
export function createCards(
  database: CardDatabase,
  { requestMail, siteOf, security, now, drawDigits }: CardPorts,
) {
  return {
    of: (customerId: string) => readCard(database, customerId),
    account: (customerId: string): Promise<CardAccount | undefined> =>
      readCardAccount(database, customerId, siteOf),
    ofOrder: (number: string) => beansOfOrder(database, number),

    /** Reports whether a customer has a card of the shop (`isKontorcardMember`). */
    isMember: async (customerId: string): Promise<boolean> =>
      (await readCard(database, customerId)) !== undefined,

    /** Returns the beans that a customer can spend now. */
    async spendable(customerId: string, at: Viewpoint): Promise<number> {
      const account = await readCardAccount(database, customerId, siteOf);
      return account ? validBeans(account.lots, at.now) : 0;
    },

    /**
     * Issues a card to the customer, with welcome beans for the first one. A second request changes the card's kind, not its number.
     */
    async issue(
      customerId: string,
      kind: CardKind,
      { site, now: moment }: { site: CardSite; now: Date },
      email: string,
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const request = { customerId, kind, site, now: moment };
        if (await issueCard(transaction, request, drawDigits))
          await requestMail(transaction, {
            kind: "card-welcome",
            site: site.code,
            to: email,
            data: { customer: customerId },
          });
      });
    },

    /** Returns the customer's card to the shop. */
    async leave(customerId: string, moment: Date): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customerId);
        const own = await cardOf(transaction, customerId);
        if (own) await returnCard(transaction, own, moment);
      });
    },

    /** Returns the card with a typed number, or of the customer with an address; the log names the staff account that reads it. */
    async forStaff(text: string, staff: number): Promise<StaffCard | undefined> {
      const number = readCardNumber(text);
      const { rows } = await sql<
        Omit<StaffCard, "owners" | "bookings" | "beans"> & { ledger: string }
      >`
        select number, ledger_id as ledger, card_ledger.site, kind, returned_at is not null as "isReturned"
        from (${allCards}) card join card_ledger on card_ledger.id = ledger_id
        left join customer on customer.id = customer_id
        where number = ${number ?? ""} or ${number === undefined} and email = ${text.trim().toLowerCase()}
        order by returned_at nulls first limit 1`.execute(database);
      const [found] = rows;
      if (!found) return undefined;
      security("cardRead", { staff, card: found.number });
      const { ledger, ...card } = found;
      const owners = await sql<StaffCard["owners"][number]>`select number, email,
          concat_ws(' ', first_name, last_name) as name
        from card join customer on customer.id = customer_id
        where ledger_id = ${ledger} and returned_at is null order by is_manager desc, issued_at`.execute(
        database,
      );
      const bookings = await readBookings(database, ledger);
      return {
        ...card,
        owners: owners.rows,
        beans: bookings.reduce((sum, { beans }) => sum + beans, 0),
        bookings: bookings.toReversed(),
      };
    },

    /** Books a correction with its reason, once for a key of its form. */
    async correct(
      number: string,
      { beans, note, key }: { beans: number; note: string; key: string },
      staff: number,
    ): Promise<CorrectionOutcome> {
      if (!Number.isSafeInteger(beans) || beans === 0 || Math.abs(beans) > maxCorrection || !note)
        return "invalid";
      const outcome = await database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{
          ledger_id: string;
        }>`select ledger_id from (${allCards}) card where number = ${number}`.execute(transaction);
        const ledger = rows[0] && (await openLedger(transaction, rows[0].ledger_id, now()));
        if (!ledger || ledger.isClosed) return "unknown";
        const site = siteOf(ledger.site);
        if (!site.card) return "unknown";
        if (-beans > ledger.valid()) return "tooMany";
        await ledger.book({
          kind: "correction",
          beans,
          note,
          staff,
          key: `correction ${ledger.id} ${key}`,
          ...(beans > 0 && { expiresAt: beanExpiry(now(), site.card, site) }),
        });
        return "done";
      });
      if (outcome === "done") security("cardCorrected", { staff, card: number });
      return outcome;
    },
  };
}
