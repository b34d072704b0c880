import Type from "typebox";
import type { Slice } from "../../../platform/http/slice.ts";
import { restockEvent } from "../restock-contract.ts";
import { restockAccountHooks } from "./restock-account-hooks.ts";
import { createRestockAnnouncements } from "./restock-announcements.ts";
import { createRestockLinks } from "./restock-links.ts";
import { createRestockMails } from "./restock-mail-templates.ts";
import type { RestockDatabase, RestockPorts } from "./restock-ports.ts";
import { createRestockRequests } from "./restock-requests.ts";
import { createRestockRetention } from "./restock-retention.ts";

/** The slice of shoppers who want one mail when a sold-out article can be bought again. Its form and pages are in `shop/pages/restock`. */
export function restockSlice(database: RestockDatabase, ports: RestockPorts) {
  const options = { ...ports, database };
  const links = createRestockLinks(database);
  return Object.assign(createRestockRequests(options, links), {
    // Loads the key up front: later a transaction may occupy the one connection of the embedded database.
    start: links.loadKey,
    jobs: [
      {
        name: "announce articles that are back",
        every: 60_000,
        run: createRestockAnnouncements(options),
      },
    ],
    mails: createRestockMails(options, links),
    accountHooks: restockAccountHooks(options),
    trackedEvents: { [restockEvent]: Type.Object({ item_id: Type.String({ maxLength: 20 }) }) },
    deleteExpired: createRestockRetention(options),
  } satisfies Slice);
}

export type Restock = ReturnType<typeof createRestockRequests>;
