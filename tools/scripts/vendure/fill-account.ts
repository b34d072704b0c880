import { randomBytes } from "node:crypto";
import type { AdminApi } from "./admin-api.ts";
import type { FilledChannel } from "./fill-channels.ts";

const account = "kontor@vendure.example";

/** The shop may read the catalogue, place and cancel orders, and create the delivery and the discount of an order. */
const permissions = [
  "ReadCatalog",
  "ReadChannel",
  "ReadOrder",
  "CreateOrder",
  "UpdateOrder",
  "ReadCustomer",
  "CreateShippingMethod",
  "ReadPromotion",
  "CreatePromotion",
  "DeletePromotion",
];

/**
 * Creates an administrator for the shop; returns the key of the shop: name and password. API keys of Vendure would be valid in
 * one channel each.
 */
export async function createShopAccount(api: AdminApi, channels: FilledChannel[]): Promise<string> {
  const { channel } = await api.run<{ channel: { id: string } }>(
    "{ channel: activeChannel { id } }",
  );
  const { role } = await api.run<{ role: { id: string } }>(
    `mutation ($input: CreateRoleInput!) { role: createRole(input: $input) { id } }`,
    {
      input: {
        code: "kontor",
        description: "Kontor",
        permissions,
        channelIds: [channel.id, ...channels.map(({ id }) => id)],
      },
    },
  );
  const password = randomBytes(18).toString("base64url");
  await api.run(
    `mutation ($input: CreateAdministratorInput!) {
      createAdministrator(input: $input) { id }
    }`,
    {
      input: {
        firstName: "Kontor",
        lastName: "Kontor",
        emailAddress: account,
        password,
        roleIds: [role.id],
      },
    },
  );
  return `${account}:${password}`;
}
