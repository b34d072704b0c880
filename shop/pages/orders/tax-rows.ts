import type { Amount } from "../../../platform/shared/money.ts";
import type { OrderTotals } from "../../orders/order-contract.ts";

export interface TaxRow {
  /** In percent. */
  rate: number;
  net: Amount;
  tax: Amount;
  gross: Amount;
}

/** Returns the total of an order by rate of tax, as invoices must list it; what has no tax, such as gift cards, comes last. */
export function taxRows({ taxes, total }: Pick<OrderTotals, "taxes" | "total">): TaxRow[] {
  const rows = taxes.map(({ rate, gross, amount: tax }) => ({
    rate,
    net: gross - tax,
    tax,
    gross,
  }));
  const rest = total - rows.reduce((sum, { gross }) => sum + gross, 0);
  return rest > 0 ? [...rows, { rate: 0, net: rest, tax: 0, gross: rest }] : rows;
}
