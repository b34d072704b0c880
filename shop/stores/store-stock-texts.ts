/** Texts of what stores have, and of when an order can be collected there. */
export interface StoreStockTexts {
  /** "Vorrätig in {number} von {all} Stores"; {number} is at least 1. */
  inStock: string;
  inNone: string;
  /** The article that the list is of, where a product has several: {label} is "250 g". */
  article: string;
  /** The store has it, and has an order ready today or tomorrow. */
  today: string;
  tomorrow: string;
  /** {day} is a day, several, or a day and an hour: "Mo., 30. November um 16:15". */
  readyOn: string;
  /** The store has none, and the order is delivered there: {days} is "Mi., 2. – Do., 3. Dezember", or how many working days it takes. */
  delivered: string;
  /** The store has the last ones, which can only be bought there. */
  onSite: string;
  none: string;
  /** In the checkout, before a store is chosen. */
  hint: string;
  /** After when an order can be collected. */
  note: string;
}
