import type { Selectable } from "kysely";
import type { Contribution } from "../community-contract.ts";
import type { CommunityTables } from "./community-tables.ts";

export type ContributionRow = Selectable<CommunityTables["contribution"]>;

/** Returns a contribution as it is stored. */
export const contributionOf = (row: ContributionRow): Contribution => ({
  number: row.number,
  kind: row.kind,
  site: row.site,
  language: row.language,
  ...(row.product !== null && { product: row.product }),
  ...(row.parent !== null && { parent: row.parent }),
  author: {
    name: row.name,
    ...(row.customer_id !== null && { customerId: row.customer_id }),
    ...(row.email !== null && { email: row.email }),
    ...(row.order_number !== null && { order: row.order_number }),
    ...(row.is_shop && { isShop: true }),
  },
  ...(row.stars !== null && { stars: row.stars }),
  title: row.title,
  body: row.body,
  details: row.details,
  state: row.state,
  ...(row.reason !== null && { reason: row.reason }),
  note: row.note,
  reply: row.reply,
  helpful: row.helpful,
  writtenAt: row.written_at,
  changedAt: row.changed_at,
  ...(row.published_at !== null && { publishedAt: row.published_at }),
});
