import { createPaymentMethods } from "../../orders/payment/payment-methods.ts";
import { allSites } from "../../sites/all-sites.ts";

/** The methods of payment of all sites. */
export const sitePayments = createPaymentMethods((code) => allSites[code]);
