import { createPasswords } from "../../platform/security/passwords.ts";
import { readCard } from "../../shop/customer-card/server/read-cards.ts";
import { checkedCustomer } from "../../shop/customer/server/customer-row.ts";
import { createFollowUps } from "../../shop/customer/server/account-follow-ups.ts";
import { createCustomers } from "../../shop/customer/server/customers.ts";
import { createLogins } from "../../shop/customer/server/logins.ts";
import type { TestShop } from "./shop.ts";

/** Creates the customers of a shop's database without its mails and log; a test may replace other dependencies. */
export const customersOf = (
  { services }: Pick<TestShop, "services">,
  { security = () => {}, ...more }: Partial<Parameters<typeof createCustomers>[1]> = {},
) =>
  createCustomers(services.database.sql, {
    logins: createLogins(services.database.sql, {
      security,
      cardOf: (id) => readCard(services.database.sql, id),
    }),
    requestMail: async () => {},
    assignOrder: async () => {},
    passwords: createPasswords(),
    cardOf: (id) => readCard(services.database.sql, id),
    security,
    followUps: createFollowUps(services.database.sql, {
      hooks: () => [],
      onError: console.error,
      now: services.now,
    }),
    ...more,
  });

/** Returns the id of the customer with an e-mail address. */
export const customerIdOf = async (shop: Pick<TestShop, "services">, email: string) =>
  String((await customerRow(shop, email)).id);

/** Returns the customer with an e-mail address as after a check of the password. */
export const checkedOf = async (shop: Pick<TestShop, "services">, email: string) =>
  checkedCustomer(await customerRow(shop, email));

/** Returns everything stored about the customer with an e-mail address. */
export const customerRow = ({ services }: Pick<TestShop, "services">, email: string) =>
  services.database.sql
    .selectFrom("customer")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
