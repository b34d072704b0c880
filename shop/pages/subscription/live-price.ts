import { inShop } from "../../../platform/client/shop-address.ts";
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
    const page = await postForPage(inShop(subscriptionPaths.page), body);
    if (isStale) return;
    const next = page.querySelector(costs);
    if (next) form.querySelector(costs)?.replaceChildren(...next.childNodes);
  }
}

/** Sends a form for a page. Uses XMLHttpRequest, because Trusted Types allow it to parse a page, as nothing else. */
function postForPage(address: string, body: URLSearchParams): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.withCredentials = true;
  request.responseType = "document";
  request.onload = () =>
    request.status === 200 && request.responseXML
      ? resolve(request.responseXML)
      : reject(new Error(`The price was answered with ${request.status}.`));
  request.onerror = () => reject(new Error("The price was not answered."));
  request.send(body);
  return promise;
}
