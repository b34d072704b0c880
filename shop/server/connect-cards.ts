import { sql, type Kysely } from "kysely";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { CardPorts } from "../customer-card/server/card-ports.ts";
import type { CardTables } from "../customer-card/server/card-tables.ts";
import type { Cards } from "../customer-card/server/cards.ts";
import {
  followOrder,
  followOrderStep,
  restoreBeans,
  spendBeans,
} from "../customer-card/server/order-beans.ts";
import { readOrders } from "../orders/server/order-records.ts";
import type { OrderPorts } from "../orders/server/orders-ports.ts";
import { allSites } from "../sites/all-sites.ts";

/** Connects customer cards to orders and to the texts of their mails. */
export const customerCardPorts = (
  origins: Record<SiteCode, string>,
): Pick<CardPorts, "siteOf" | "readOrder" | "mailSite" | "origins"> => ({
  siteOf: (code) => valueAt(allSites, code).site,
  readOrder: async (transaction, number) =>
    (await readOrders(transaction, sql`placed_order.number = ${number}`, 1))[0],
  mailSite: (code) => ({
    site: valueAt(allSites, code).site,
    texts: valueAt(allSites, code).texts.customerCard.mails,
    origin: valueAt(origins, code),
  }),
  origins,
});

/** Connects orders to the beans of customer cards. */
export const orderBeans = (
  database: Kysely<CardTables>,
  cards: Pick<Cards, "of" | "spendable">,
  now: () => Date,
): OrderPorts["beans"] => ({
  async of(customerId, at) {
    const { card } = valueAt(allSites, at.site.code).site;
    if (!card || !(await cards.of(customerId))) return undefined;
    const balance = await cards.spendable(customerId, at);
    return { balance, lot: { beans: card.beans, amount: card.beansWorth } };
  },
  spend: (transaction, order) => spendBeans(transaction, order, now()),
  restore: (number) =>
    database.transaction().execute((transaction) => restoreBeans(transaction, number, now())),
  placed: (transaction, order) =>
    followOrder(transaction, order, valueAt(allSites, order.site).site),
  stepped: (transaction, number, step) => followOrderStep(transaction, number, step, now()),
});
