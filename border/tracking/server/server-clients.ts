import { sql } from "kysely";

/**
 * The clients of events that no browser has sent: purchases that orders store, and those that hosts sign. No browser can be named
 * so (`clientOf`).
 */
export const serverClients = { shop: "shop", host: "host" } as const;

/** Reports on browsers leave out what they have not sent. */
export const isOfBrowser = sql<boolean>`client <> all(${Object.values(serverClients)})`;
