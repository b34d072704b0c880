import { contentCall } from "./content/content-call.ts";
import { mailsCall } from "./mails/mails-call.ts";
import { searchReportCall } from "./search-report/search-report-call.ts";
import type { ShopCall } from "./shop-call.ts";
import { staffCall } from "./staff/staff-call.ts";
import { trackingCall } from "./tracking/tracking-call.ts";

/** The calls that any shop which runs answers; those of its own slices are in `served-shop.ts`. */
export const allCalls: ShopCall[] = [
  contentCall,
  mailsCall,
  searchReportCall,
  staffCall,
  trackingCall,
];
