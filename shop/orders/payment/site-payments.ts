import { createPaymentMethods } from "./payment-methods.ts";
import { allSites } from "../../sites/all-sites.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

/** The methods of payment of all sites. */
export const sitePayments = createPaymentMethods((code) => valueAt(allSites, code));
