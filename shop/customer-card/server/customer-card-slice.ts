import type { Slice } from "../../../platform/http/slice.ts";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { cardAccountHooks } from "./anonymous-cards.ts";
import { createAttachCard } from "./attach-card.ts";
import { createCardJobs } from "./card-jobs.ts";
import { createCardMails } from "./card-mail-templates.ts";
import type { CardDatabase, CardPorts } from "./card-ports.ts";
import { createCards } from "./cards.ts";
import { createHouseholds } from "./households.ts";
import { createStoreCards } from "./store-cards.ts";

export type CustomerCards = ReturnType<typeof customerCardSlice>;

/**
 * The slice of customer cards: their numbers, their ledgers of beans, households, cards from stores. Their pages are in `shop/pages/customer-card`; what an order
 * books is in `order-beans.ts`.
 */
export function customerCardSlice(database: CardDatabase, ports: CardPorts) {
  const key = createSharedKey(database, "card_key");
  const households = createHouseholds(database, ports, key);
  const storeCards = createStoreCards(database, ports, key);
  const attach = createAttachCard(database, ports, storeCards);
  return Object.assign(createCards(database, ports), { households, storeCards, attach }, {
    // Loads the key up front: later a transaction may occupy the one connection of the embedded database.
    start: key.get,
    jobs: createCardJobs(database, ports),
    mails: createCardMails(database, ports, households),
    accountHooks: cardAccountHooks(database, ports),
    deleteExpired: (now: Date) =>
      database.deleteFrom("card_invitation").where("expires_at", "<=", now).execute(),
  } satisfies Slice);
}
