import type { AccountHooks } from "../../../platform/http/slice.ts";
import type { CommunityOptions } from "./community-ports.ts";

/** What a customer contributed stays without name and address when the account is deleted. Votes go, and so does what still waits. */
export const communityAccountHooks = ({
  database,
}: Pick<CommunityOptions, "database">): AccountHooks => ({
  async onRemoved({ id }) {
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("contribution_vote").where("customer_id", "=", id).execute();
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
