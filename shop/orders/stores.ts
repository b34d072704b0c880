/** A store in which shoppers collect their orders. */
export interface Store {
  /** Stored with orders. */
  id: string;
  name: string;
  /** On one line, as the country writes it. */
  address: string;
}
