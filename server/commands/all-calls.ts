/** The calls that a shop which runs answers, one line each. */

export { contentCall } from "./content/content-call.ts";
export { mailsCall } from "./mails/mails-call.ts";
export { ordersCall } from "./orders/orders-call.ts";
export { searchReportCall } from "./search-report/search-report-call.ts";
export { staffCall } from "./staff/staff-call.ts";
export { trackingCall } from "./tracking/tracking-call.ts";
