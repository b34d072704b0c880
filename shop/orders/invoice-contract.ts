/** Ends the address of an order whose invoice is shown: `orderPaths.order/{secret}/invoice`. */
export const invoicePath = "invoice";

/** Messages of an invoice, with the particulars that the country's law requires. */
export interface InvoiceTexts {
  title: string;
  number: string;
  date: string;
  /** Date of supply. */
  delivered: string;
  /** Heading of the address. */
  billTo: string;
  columns: { article: string; quantity: string; price: string; taxRate: string; total: string };
  /** Heads of the table of taxes. */
  taxes: { rate: string; net: string; tax: string; gross: string };
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
