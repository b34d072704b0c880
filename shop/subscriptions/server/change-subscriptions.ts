import type { Kysely } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type {
  ChangedBy,
  NotChanged,
  SubscriptionChange,
  SubscriptionStep,
} from "../subscriptions-contract.ts";
import { subscriptionLimits } from "../subscriptions-contract.ts";
import {
  canChoose,
  dayAfterResuming,
  daysToChoose,
  isInterval,
  isQuantity,
  plannedDay,
  weeksAfter,
} from "../subscription-rules.ts";
import { rhythmOf } from "./announce-deliveries.ts";
import { costsOfDelivery, knownArticles } from "./subscription-articles.ts";
import {
  addSubscriptionStep,
  Outdated,
  readDelivery,
  readSubscription,
  untilCurrent,
  writeSubscription,
  type DeliveryRow,
  type SubscriptionRow,
} from "./subscription-rows.ts";
import type { SubscriptionMails, SubscriptionOptions } from "./subscriptions-ports.ts";
import type { SubscriptionTables } from "./subscriptions-tables.ts";

/** The columns and the delivery that a change writes. */
interface Decision {
  set: Omit<Parameters<typeof writeSubscription>[2], "site">;
  /** The announced delivery after it, if there is one; its row is written first. */
  open?: { kind: "withdrawn" } | { kind: "skipped" } | { kind: "repriced"; to: Repriced };
  note: string;
}

type Repriced = Pick<DeliveryRow, "tcm" | "quantity" | "price" | "delivery_costs" | "total">;

const mailKinds: Partial<Record<SubscriptionChange["kind"], keyof SubscriptionMails>> = {
  pause: "subscription-paused",
  cancel: "subscription-cancelled",
};

/**
 * Creates the function that changes subscriptions, for their customers, for owners of a link, and for staff. A change of a delivery that is
 * being ordered comes too late for it, and counts for the next one.
 */
export function createSubscriptionChanges(options: SubscriptionOptions) {
  const { database, mailInsert, mailsWait, now, security } = options;

  async function decide(
    row: SubscriptionRow,
    open: DeliveryRow | undefined,
    change: SubscriptionChange,
    at: Viewpoint,
  ): Promise<Decision | NotChanged | "same"> {
    const today = dayAt(at.now, at.site);
    const days = { problem: "day" as const, ...daysToChoose(today) };
    const isOrdering = open?.state === "ordering";
    const planned = open?.planned ?? plannedDay(rhythmOf(row), today);
    switch (change.kind) {
      case "skip":
        if (change.delivery !== row.next_number || isOrdering) {
          const shown = await readDelivery(database, row.number, change.delivery);
          return shown?.state === "skipped" ? "same" : { problem: "tooLate" };
        }
        return {
          set: {
            next_number: row.next_number + 1,
            next_day: weeksAfter(planned, row.interval_weeks),
          },
          open: { kind: "skipped" },
          note: planned,
        };
      case "move":
        if (change.delivery !== row.next_number || isOrdering) return { problem: "tooLate" };
        if (!canChoose(change.day, today)) return days;
        if (change.day === (open?.day ?? row.next_day)) return "same";
        return {
          set: { next_day: change.day, paused_until: null },
          open: { kind: "withdrawn" },
          note: change.day,
        };
      case "article": {
        const { tcm } = change;
        if (tcm === row.tcm) return "same";
        const known = (await knownArticles(options, [tcm], at))(tcm);
        if (!known.offer) return { problem: "article" };
        const { price } = known.offer;
        return {
          set: { tcm, agreed_price: price, higher_price: null, higher_from: null },
          ...(open && { open: repriced(known, { tcm, price, quantity: open.quantity }, at) }),
          note: tcm,
        };
      }
      case "quantity": {
        const { quantity } = change;
        if (!isQuantity(quantity)) return { problem: "quantity" };
        if (quantity === row.quantity) return "same";
        const tcm = open?.tcm ?? row.tcm;
        const known = (await knownArticles(options, [tcm], at))(tcm);
        return {
          set: { quantity },
          ...(open && { open: repriced(known, { tcm, price: open.price, quantity }, at) }),
          note: String(quantity),
        };
      }
      case "interval":
        if (!isInterval(change.weeks)) return { problem: "interval" };
        if (change.weeks === row.interval_weeks) return "same";
        return { set: { interval_weeks: change.weeks }, note: String(change.weeks) };
      case "whenSoldOut": {
        const { whenSoldOut: wanted } = change;
        if (wanted.kind === "alternative" && wanted.tcm !== undefined) {
          const known = (await knownArticles(options, [wanted.tcm], at))(wanted.tcm);
          if (!known.offer || wanted.tcm === row.tcm) return { problem: "article" };
        }
        if (JSON.stringify(wanted) === JSON.stringify(row.when_sold_out)) return "same";
        return { set: { when_sold_out: JSON.stringify(wanted) }, note: wanted.kind };
      }
      case "address":
        if (!options.canDeliverTo(change.address, at.site)) return { problem: "address" };
        return { set: { address: JSON.stringify(change.address) }, note: "" };
      case "payment": {
        if (change.payment === row.payment) return "same";
        const total = open?.total ?? row.agreed_price * row.quantity;
        if (!options.isPaymentOffered(change.payment, at.site, total))
          return { problem: "payment" };
        return { set: { payment: change.payment }, note: change.payment };
      }
      case "pause":
        if (!canChoose(change.until, today)) return days;
        if (row.paused_until === change.until && row.next_day === change.until) return "same";
        return {
          set: { next_day: isOrdering ? row.next_day : change.until, paused_until: change.until },
          open: { kind: "withdrawn" },
          note: change.until,
        };
      case "resume": {
        if (row.paused_until === null) return "same";
        const day = dayAfterResuming(rhythmOf(row), today);
        return {
          set: { paused_until: null, next_day: isOrdering ? row.next_day : day },
          ...(open && open.day !== day && { open: { kind: "withdrawn" as const } }),
          note: day,
        };
      }
      case "cancel":
        return {
          set: { state: "ended", ended_at: at.now, end_reason: "cancelled" },
          open: { kind: "withdrawn" },
          note: "",
        };
    }
  }

  function repriced(
    known: Parameters<typeof costsOfDelivery>[1],
    { tcm, ...pieces }: { tcm: string; price: number; quantity: number },
    at: Viewpoint,
  ): Decision["open"] {
    const { price, delivery, total } = costsOfDelivery(options, known, pieces, at);
    const { quantity } = pieces;
    return { kind: "repriced", to: { tcm, quantity, price, delivery_costs: delivery, total } };
  }

  async function write(
    row: SubscriptionRow,
    by: ChangedBy,
    change: SubscriptionChange,
    { set, open, note }: Decision,
    at: Viewpoint,
  ): Promise<void> {
    const { number, email: to, site } = row;
    const isStaff = typeof by === "object" && "staff" in by;
    await database.transaction().execute(async (transaction) => {
      if (open) await writeOpen(transaction, row, open, at);
      await writeSubscription(transaction, row, {
        ...set,
        ...(set.end_reason && isStaff && { end_reason: "staff" as const }),
      });
      await addSubscriptionStep(transaction, number, {
        at: at.now,
        by: whoOf(by),
        kind: change.kind,
        note: isStaff
          ? [note, by.note.slice(0, subscriptionLimits.note)].filter(Boolean).join(" · ")
          : note,
      });
      const kind = mailKinds[change.kind];
      await mailInsert([
        kind
          ? { kind: kind as "subscription-paused", site, to, data: { number } }
          : { kind: "subscription-changed", site, to, data: { number, change: change.kind } },
      ]).execute(transaction);
    });
    mailsWait();
    if (isStaff) security("subscriptionChanged", { staff: by.staff, order: number });
  }

  /** Returns whether a shopper may change a subscription. Staff and links of mails may. */
  const isOwn = ({ customer_id: owner }: SubscriptionRow, by: ChangedBy) =>
    typeof by === "string" || "staff" in by || String(owner) === by.customerId;

  /** Changes a subscription; returns why not. The same change again is none. */
  return (
    number: string,
    by: ChangedBy,
    change: SubscriptionChange,
    { site }: Pick<Viewpoint, "site">,
  ): Promise<"done" | NotChanged> =>
    untilCurrent(async () => {
      const row = await readSubscription(database, number);
      if (!row || row.site !== site.code || !isOwn(row, by)) return { problem: "unknown" };
      if (row.state === "ended") return change.kind === "cancel" ? "done" : { problem: "ended" };
      const at = { site, now: now() };
      const open = openOf(await readDelivery(database, number, row.next_number));
      const decision = await decide(row, open, change, at);
      if (decision === "same") return "done";
      if ("problem" in decision) return decision;
      // A delivery that is being ordered stays as it is.
      const own = open?.state === "ordering" ? { ...decision, open: undefined } : decision;
      await write(row, by, change, own, at);
      return "done";
    });
}

const openOf = (delivery: DeliveryRow | undefined) =>
  delivery?.state === "announced" || delivery?.state === "ordering" ? delivery : undefined;

function whoOf(by: ChangedBy): SubscriptionStep["by"] {
  if (typeof by === "string") return by;
  return "staff" in by ? "staff" : "customer";
}

/** Writes the next delivery. If it is being ordered by now, the decision is taken again. */
async function writeOpen(
  transaction: Kysely<SubscriptionTables>,
  row: SubscriptionRow,
  open: NonNullable<Decision["open"]>,
  { now }: Viewpoint,
): Promise<void> {
  const { number: subscription, next_number: number } = row;
  const announced = transaction
    .deleteFrom("subscription_delivery")
    .where("subscription", "=", subscription)
    .where("number", "=", number)
    .where("state", "=", "announced");
  if (open.kind === "withdrawn") await announced.execute();
  if (open.kind === "repriced")
    await transaction
      .updateTable("subscription_delivery")
      .set(open.to)
      .where("subscription", "=", subscription)
      .where("number", "=", number)
      .where("state", "=", "announced")
      .execute();
  if (open.kind === "skipped") {
    await announced.execute();
    await transaction
      .insertInto("subscription_delivery")
      .values({
        subscription,
        number,
        planned: row.next_day,
        day: row.next_day,
        state: "skipped",
        tcm: row.tcm,
        quantity: row.quantity,
        price: 0,
        delivery_costs: 0,
        total: 0,
        order_number: null,
        reason: null,
        at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const left = await transaction
    .selectFrom("subscription_delivery")
    .select("state")
    .where("subscription", "=", subscription)
    .where("number", "=", number)
    .executeTakeFirst();
  if (left && left.state !== "skipped" && open.kind !== "repriced") throw new Outdated();
  if (open.kind === "repriced" && left?.state !== "announced") throw new Outdated();
}
