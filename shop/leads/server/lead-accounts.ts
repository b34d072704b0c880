import type { Kysely } from "kysely";
import type { AccountHooks } from "../../../platform/http/slice.ts";
import type { LeadsTables } from "./leads-tables.ts";

/** Lets entries follow the account with their address. Those made after a change stay as they are. */
export const leadAccountHooks = (
  database: Kysely<LeadsTables>,
): Required<Pick<AccountHooks, "onNewAddress" | "onRemoved">> => ({
  async onNewAddress({ site, from, to, now }) {
    // Where the new address has an entry of its own already, the older one stays with the old address.
    await database
      .updateTable("lead_entry as entry")
      .set({ email: to })
      .where("site", "=", site)
      .where("email", "=", from)
      .where("received_at", "<=", now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("lead_entry as other")
              .select("other.id")
              .whereRef("other.site", "=", "entry.site")
              .whereRef("other.campaign", "=", "entry.campaign")
              .where("other.email", "=", to)
              .where("other.is_confirmed_by_mail", "=", true),
          ),
        ),
      )
      .execute();
  },
  async onRemoved({ site, email, now }) {
    await database
      .deleteFrom("lead_entry")
      .where("site", "=", site)
      .where("email", "=", email)
      .where("received_at", "<=", now)
      .execute();
  },
});
