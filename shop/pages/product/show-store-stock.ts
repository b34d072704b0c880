import { myStoreIn } from "../../stores/my-store.ts";

/** Shows the shopper's store in the summary of what stores have, and above the others. */
export function showMyStock(stock: Element) {
  const mine = myStoreIn(document.cookie);
  const entry = mine && stock.querySelector(`[data-store="${CSS.escape(mine.id)}"]`);
  const summary = stock.querySelector(".kontor-stock__summary");
  if (!entry || !summary) return;
  stock.setAttribute("data-mine", "");
  entry.setAttribute("data-mine", "");
  entry.parentElement?.prepend(entry);
  const line = document.createElement("span");
  const name = document.createElement("span");
  name.textContent = `${mine.name}: `;
  line.append(name, ...entry.querySelector(".kontor-stock__state")!.cloneNode(true).childNodes);
  summary.append(line);
}

/** Shows what is true of an article. */
export function showStockOf(tcm: string) {
  for (const each of document.querySelectorAll<HTMLElement>(".kontor-stock [data-articles]"))
    each.hidden = !each.dataset["articles"]!.split(" ").includes(tcm);
}
