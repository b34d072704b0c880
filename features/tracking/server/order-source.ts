import type { SiteCode } from "../../../shared/site.ts";

export interface Order {
  site: SiteCode;
  /** As the page of thanks tracks it: the `transaction_id`. */
  number: string;
  placed: Date;
  /** Family of the browser that sent the order, by http/browser-family.ts; empty where it is unknown. */
  browser: string;
}

/** Where the shop's orders are. Reports compare them with the purchases that were tracked. */
export interface OrderSource {
  /** The orders from `start` until just before `until`; of all sites if none is named. */
  orders(period: { start: Date; until: Date; sites: SiteCode[] }): Promise<Order[]>;
}
