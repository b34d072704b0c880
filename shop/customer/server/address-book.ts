import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { AddressEntry, SavedAddress } from "../customer-contract.ts";
import { customerLimits } from "../customer-rules.ts";
import type { AddressBook, AddressUse } from "./accounts.ts";
import { rowIdOf } from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";

type Row = Selectable<CustomerTables["customer_address"]>;
type Use = "is_for_delivery" | "is_for_invoice";

const columnOf: Record<AddressUse, Use> = {
  delivery: "is_for_delivery",
  invoice: "is_for_invoice",
};

/** Creates the addresses of customers. Changes of one customer's follow each other, whichever browser sends them. */
export function createAddressBook(database: Kysely<CustomerTables>): AddressBook {
  /** Runs while no other change of the customer's addresses does; not at all for a customer who is gone. */
  const change = <Result>(
    customer: string,
    run: (transaction: Transaction<CustomerTables>, customerId: number) => Promise<Result>,
  ): Promise<Result | undefined> =>
    database.transaction().execute(async (transaction) => {
      const held = await transaction
        .selectFrom("customer")
        .select("id")
        .where("id", "=", rowIdOf(customer))
        .forUpdate()
        .executeTakeFirst();
      return held && run(transaction, held.id);
    });

  /** Takes a use from the address that had it. */
  const clear = async (
    transaction: Transaction<CustomerTables>,
    customerId: number,
    { isForDelivery, isForInvoice }: Pick<AddressEntry, "isForDelivery" | "isForInvoice">,
  ) => {
    const uses: Use[] = [];
    if (isForDelivery) uses.push("is_for_delivery");
    if (isForInvoice) uses.push("is_for_invoice");
    for (const use of uses)
      await transaction
        .updateTable("customer_address")
        .set(use, false)
        .where("customer_id", "=", customerId)
        .where(use, "=", true)
        .execute();
  };

  return {
    async list(customer) {
      const rows = await database
        .selectFrom("customer_address")
        .selectAll()
        .where("customer_id", "=", rowIdOf(customer))
        .orderBy("is_for_delivery", "desc")
        .orderBy("is_for_invoice", "desc")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(savedAddress);
    },

    add: async (customer, entry, id) =>
      (await change(customer, async (transaction, customerId) => {
        const saved = await transaction
          .selectFrom("customer_address")
          .select("id")
          .where("customer_id", "=", customerId)
          .execute();
        if (saved.some((each) => each.id === id)) return "saved" as const;
        if (saved.length >= customerLimits.addresses) return "full" as const;
        const isFirst = saved.length === 0;
        const added = isFirst ? { ...entry, isForDelivery: true, isForInvoice: true } : entry;
        await clear(transaction, customerId, added);
        await transaction
          .insertInto("customer_address")
          .values({ id, customer_id: customerId, ...columnsOf(added) })
          .execute();
        return "saved" as const;
      })) ?? "saved",

    change: async (customer, { id, revision }, entry) =>
      (await change(customer, async (transaction, customerId) => {
        const current = await transaction
          .selectFrom("customer_address")
          .select("revision")
          .where("customer_id", "=", customerId)
          .where(sameId(id))
          .executeTakeFirst();
        if (!current) return undefined;
        if (current.revision !== revision) return "changedElsewhere" as const;
        await clear(transaction, customerId, entry);
        await transaction
          .updateTable("customer_address")
          .set({ ...columnsOf(entry), revision: revision + 1 })
          .where("customer_id", "=", customerId)
          .where(sameId(id))
          .execute();
        return "saved" as const;
      })) ?? "unknown",

    async remove(customer, id) {
      await database
        .deleteFrom("customer_address")
        .where("customer_id", "=", rowIdOf(customer))
        .where(sameId(id))
        .execute();
    },

    async use(customer, id, use) {
      await change(customer, (transaction, customerId) =>
        transaction
          .updateTable("customer_address")
          .set(columnOf[use], sql<boolean>`${sameId(id)}`)
          .where("customer_id", "=", customerId)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom("customer_address as used")
                .select("used.id")
                .where("used.customer_id", "=", customerId)
                .where(sql<boolean>`used.id::text = ${id}`),
            ),
          )
          .execute(),
      );
    },
  };
}

/** Compares as text: an id from an address is not always one. */
const sameId = (id: string) => sql<boolean>`customer_address.id::text = ${id}`;

const columnsOf = ({ address, label, isForDelivery, isForInvoice }: AddressEntry) => ({
  label,
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  street: address.street,
  extra: address.extra,
  postal_code: address.postalCode,
  town: address.town,
  region: address.region,
  country: address.country,
  phone: address.phone ?? "",
  is_for_delivery: isForDelivery,
  is_for_invoice: isForInvoice,
});

const savedAddress = (row: Row): SavedAddress => ({
  id: row.id,
  revision: row.revision,
  label: row.label,
  isForDelivery: row.is_for_delivery,
  isForInvoice: row.is_for_invoice,
  address: {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    street: row.street,
    extra: row.extra,
    postalCode: row.postal_code,
    town: row.town,
    region: row.region,
    country: row.country,
    ...(row.phone && { phone: row.phone }),
  },
});
