import { track } from "../../../border/client/track.ts";
import { restockEvent } from "../../restock/restock-contract.ts";

/** Tracks that the form for a mail about a sold-out article is sent, without what was typed. The server says what is wrong with it. */
export function trackRestock(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-restock]");
  form?.addEventListener("submit", () => {
    if (form.checkValidity())
      track({ event: restockEvent, item_id: form.dataset["restock"] ?? "" });
  });
}
