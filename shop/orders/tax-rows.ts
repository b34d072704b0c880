import { formatPercent, type Amount } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { OrderTotals } from "./order-contract.ts";

export interface TaxRow {
  /** In percent. */
  rate: number;
  net: Amount;
  tax: Amount;
  gross: Amount;
}

/** Returns the taxed part of an order's total by rate, as invoices must list it, and the amount that is outside the tax: gift cards. */
export function taxRows({ taxes, total }: Pick<OrderTotals, "taxes" | "total">): {
  rows: TaxRow[];
  outside: Amount;
} {
  const rows = taxes.map(({ rate, gross, amount: tax }) => ({
    rate,
    net: gross - tax,
    tax,
    gross,
  }));
  return { rows, outside: total - rows.reduce((sum, { gross }) => sum + gross, 0) };
}

/** Formats the rate of a line. What is outside the tax has none, which is not the same as 0 %. */
export const rateText = (percent: number, site: Pick<Site, "locale">) =>
  percent > 0 ? formatPercent(percent, site) : "–";
