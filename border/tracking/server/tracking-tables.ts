import { type Generated, sql } from "kysely";
import type { StatisticsConsent } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

export interface TrackingTables {
  tracking_event: {
    /** The day of the id: YYYY-MM-DD, in UTC. */
    day: string;
    id: string;
    site: SiteCode;
    name: string;
    version: number;
    time: Date;
    received: Date;
    client: string;
    tab: string;
    sequence: number;
    page: string;
    visitor: string | null;
    session: string | null;
    consent: string;
    tests: string | null;
    browser: string;
    is_bot: boolean;
    network: string;
    data: unknown;
  };
  tracking_key: {
    key: string;
    day: string;
    id: string;
    received: Date;
    signed: Generated<boolean>;
    /** Whether a browser has reported it. */
    reported: Generated<boolean>;
    /** With which an order was placed; null for purchases of browsers. */
    consent: StatisticsConsent | null;
  };
  tracking_outcome: {
    day: string;
    site: SiteCode;
    browser: string;
    client: string;
    name: string;
    outcome: string;
    field: string;
    events: number;
  };
  tracking_erasure: { visitor: string; erased_at: Date };
}

/**
 * The clients of events that no browser has sent: purchases that orders store, and those that hosts sign. No browser can be named
 * so (`clientOf`).
 */
export const serverClients = { shop: "shop", host: "host" } as const;

/** Reports on browsers leave out what they have not sent. */
export const isOfBrowser = sql<boolean>`client <> all(${Object.values(serverClients)})`;
