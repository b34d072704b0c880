import { storedJson } from "../../../platform/client/stored-json.ts";
import { isText, itemsOf } from "../../../platform/shared/foreign.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { purchasesKey } from "../tracking-contract.ts";

/**
 * The purchases that this browser has already pushed to its data layer: a page that confirms an order may be loaded again. They
 * are stored only with consent to statistics. Before it they are in the page's memory, and no tag reads the layer.
 */

const maxPurchases = 50;
const inMemory = new Set<string>();

/** Records a purchase. Reports whether it is new. */
export function isNewPurchase(event: string, transaction: string): boolean {
  const purchase = `${event} ${transaction}`;
  const known = new Set([...stored(), ...inMemory]);
  if (known.has(purchase)) return false;
  inMemory.add(purchase);
  storePurchases();
  return true;
}

/** Forgets an order that the collector refused, so that a corrected call counts as new. */
export function forgetPurchase(event: string, transaction: string) {
  const purchase = `${event} ${transaction}`;
  inMemory.delete(purchase);
  const others = stored().filter((each) => each !== purchase);
  if (others.length < stored().length) store(others);
}

/** Stores the purchases in memory, if the shopper allows it. */
export function storePurchases() {
  if (inMemory.size === 0 || !allows("statistics", document.cookie)) return;
  store([...new Set([...stored(), ...inMemory])].slice(-maxPurchases));
}

function store(purchases: string[]) {
  try {
    localStorage.setItem(purchasesKey, jsonText(purchases));
  } catch {
    // The storage is full or blocked.
  }
}

const stored = (): string[] => itemsOf(storedJson(purchasesKey)).filter(isText);
