import type { Amount } from "../../platform/shared/money.ts";
import type { PostalAddress } from "./order-contract.ts";

/** The company that sells on a site, as its invoices and transfers name it. Each site has it in `seller.ts`. */
export interface Seller {
  address: Omit<PostalAddress, "firstName" | "lastName">;
  /** Tax numbers as the country writes them on invoices, on one line. */
  taxNumbers: string;
  /** Receives transfers. The IBAN is without spaces. */
  account: { bank: string; iban: string; bic: string };
  /** Largest amount that shoppers may pay after delivery. */
  invoiceUpTo: Amount;
}
