import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import { subscriptionFields } from "./form-fields.ts";

const costs = "[data-subscription-costs]";

/** Shows what the choices of a form cost, while they are made. Without a connection its button shows the price. */
export function showLivePrice(form: HTMLFormElement) {
  let isStale = false;
  let isAsking = false;
  form.addEventListener("change", () => {
    isStale = true;
    void ask();
  });

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    while (isStale) {
      isStale = false;
      await showPrice().catch(() => {});
    }
    isAsking = false;
  }

  async function showPrice() {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === "string") body.append(name, value);
    body.set(subscriptionFields.show, "yes");
    const response = await fetchFromShop(subscriptionPaths.page, { method: "POST", body });
    if (!response.ok || isStale) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.querySelector(costs);
    if (next) form.querySelector(costs)?.replaceChildren(...next.childNodes);
  }
}
