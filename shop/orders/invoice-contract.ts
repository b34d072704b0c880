import type { Delivery } from "./order-contract.ts";

/** Ends the address of an order whose invoice is shown: `orderPaths.order/{secret}/invoice`. */
export const invoicePath = "invoice";

/** Messages of an invoice, with the particulars that the country's law requires. */
export interface InvoiceTexts {
  title: string;
  number: string;
  date: string;
  /** Names the date of supply: what is collected in a store is supplied when it is ready there. */
  supplied: Record<Delivery["kind"], string>;
  /** Heading of the address. */
  billTo: string;
  columns: {
    article: string;
    quantity: string;
    /** Price of one piece without tax, as CZ, HU and SK ask for it. */
    netPrice: string;
    price: string;
    taxRate: string;
    total: string;
  };
  /** Heads of the table of taxes, and the row of gift cards, which are outside the tax until they are redeemed. */
  taxes: { rate: string; net: string; tax: string; gross: string; outside: string };
  back: string;
  /** Shown until there is an invoice. */
  notYet: string;
  /** Shown instead when some articles came back before the order was shipped. */
  separate: string;
  /** For an order that was cancelled or withdrawn after its invoice. */
  corrected: string;
  /** Why to keep the page, and in Türkiye that it is no invoice for the tax office. */
  note: string;
}
