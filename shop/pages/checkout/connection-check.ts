import { fetchFromShop } from "../../../platform/client/shop-address.ts";

/** Milliseconds for which a form waits for the check. A slower shop may still accept the form. */
const maxWait = 4_000;

/** Forms whose answer is a page of the checkout. A logout is not one of them. */
const forms = '.kontor-checkout form[method="post"]:not([data-kontor-logout])';

/**
 * Asks whether the shop can be reached before a form is sent: the browser's own error page would discard what was entered, and leave
 * open whether anything was ordered. Nothing has been sent when the notice shows.
 */
export function attachConnectionCheck(page: Document, text: string) {
  const sent = new WeakSet<HTMLFormElement>();
  let shown: Element | undefined;
  let checked: HTMLFormElement | undefined;
  page.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form === checked || !form.matches(forms)) return;
    event.preventDefault();
    if (sent.has(form)) return;
    sent.add(form);
    shown?.remove();
    if (await isReachable()) {
      checked = form;
      // With the button that was pressed: its name and value say what the form is for.
      form.requestSubmit(event.submitter);
      checked = undefined;
      return;
    }
    sent.delete(form);
    // Inserted again each time, so that screen readers announce it again.
    shown = noticeOf(text);
    const button = form.querySelector("[type=submit]");
    if (button) button.before(shown);
    else form.append(shown);
  });
  // A page from the back-forward cache may be sent again.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    page.querySelectorAll<HTMLFormElement>(forms).forEach((form) => sent.delete(form));
    shown?.remove();
  });
}

function noticeOf(text: string): Element {
  const notice = document.createElement("div");
  notice.className = "kontor-notice";
  notice.dataset.kind = "error";
  notice.role = "alert";
  notice.append(document.createElement("p"));
  notice.firstElementChild!.textContent = text;
  return notice;
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetchFromShop("/service/connection", {
      cache: "no-store",
      signal: AbortSignal.timeout(maxWait),
    });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError";
  }
}
