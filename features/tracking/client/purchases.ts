import { allows } from "../../../shared/consent-cookie.ts";
import { purchasesKey } from "../tracking-contract.ts";

/**
 * The purchases that this browser has in its data layer already: a page that confirms an order may be loaded again. They are stored
 * with consent to statistics alone; before it they are in the page's memory, and no tag reads the layer.
 */

const mostPurchases = 50;
const inMemory = new Set<string>();

/** Notes a purchase. Whether it is new. */
export function isNewPurchase(event: string, transaction: string): boolean {
  const purchase = `${event} ${transaction}`;
  const known = new Set([...stored(), ...inMemory]);
  if (known.has(purchase)) return false;
  inMemory.add(purchase);
  storePurchases();
  return true;
}

/** Stores what is in memory, as far as the shopper allows it. */
export function storePurchases() {
  if (inMemory.size === 0 || !allows("statistics", document.cookie)) return;
  const newest = [...new Set([...stored(), ...inMemory])].slice(-mostPurchases);
  try {
    localStorage.setItem(purchasesKey, JSON.stringify(newest));
  } catch {
    // Storage is full or forbidden.
  }
}

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(purchasesKey) ?? "[]");
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}
