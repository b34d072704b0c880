import { sql } from "kysely";
import type { AccountHooks } from "../../../platform/http/slice.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { Invitations } from "./invitations.ts";

/** Published contributions of a customer stay without name and address when the account is deleted. Votes go, and so does what still waits. */
export const communityAccountHooks = (
  { database }: Pick<CommunityOptions, "database">,
  invitations: Pick<Invitations, "end" | "moveTo">,
): AccountHooks => ({
  onNewAddress: ({ site, from, to, now }) => invitations.moveTo(site, from, to, now),
  async onRemoved({ id, site, email, now }) {
    await invitations.end(site, email, now);
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("contribution_vote").where("customer_id", "=", id).execute();
      await sql`delete from contribution_complaint where report is null and contribution in
        (select number from contribution where customer_id = ${id})`.execute(transaction);
      // Without its author nothing is published that was not.
      await transaction
        .deleteFrom("contribution")
        .where("customer_id", "=", id)
        .where("state", "!=", "published")
        .execute();
      await transaction
        .updateTable("contribution")
        .set({ customer_id: null, email: null, name: "" })
        .where("customer_id", "=", id)
        .execute();
    });
  },
});
