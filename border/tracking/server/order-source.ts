import type { SiteCode } from "../../../platform/shared/sites/site.ts";

export interface SourceOrder {
  site: SiteCode;
  /** The `transaction_id` that the confirmation page tracks. */
  number: string;
  placed: Date;
  /** Family of the browser that sent the order, from platform/http/requests/browser-family.ts; empty where it is unknown. */
  browser: string;
}

/** The source of the shop's orders. Reports compare them with the tracked purchases. */
export interface OrderSource {
  /** Returns the orders from `start` until just before `until`; of all sites if none is named. */
  orders(period: { start: Date; until: Date; sites: SiteCode[] }): Promise<SourceOrder[]>;
}
