import { isOtherOrigin } from "../../platform/client/shop-address.ts";

/**
 * Warns a host's developers in the console of markup of their page that changes where forms and links of the border lead, and repairs what a
 * script can.
 * @param formless parts whose own forms the browser has left out, because a form of the page is around them
 */
export function repairPage(formless: HTMLElement[]) {
  warnOfBase();
  for (const part of [...formless, ...document.querySelectorAll("form kontor-border")])
    part.addEventListener("keypress", keepEnter);
  if (formless.length === 0) return;
  console.warn(
    "Kontor: a form of this page is around the border, so that browsers leave out the border's own forms, and end that of the page with " +
      "the first of them. Include header and footer with the option shadow.",
  );
  addEventListener("submit", refuseForeign, { capture: true });
  // React renders an island again whose form is missing. Search and newsletter are hydrated by the focus.
  for (const part of formless)
    for (const island of part.querySelectorAll("kontor-island"))
      if (island.querySelector("input")) island.dispatchEvent(new CustomEvent("focusin"));
}

/** Keeps a form's script, such as that of ASP.NET's default button, from taking Enter in a field of the border for one of its own. */
const keepEnter = (event: Event) =>
  (event as KeyboardEvent).key === "Enter" && event.stopPropagation();

/** Refuses to submit a form of the page for a field of the border, whose own form React has not rendered yet. */
function refuseForeign(event: SubmitEvent) {
  const isOurs = (element: Element | null) => Boolean(element?.closest("[data-kontor]"));
  // Enter in a field presses the first button of a form, which may be the page's.
  const isByOurs = isOurs(event.submitter) || isOurs(document.activeElement);
  if (isOurs(event.target as Element) || !isByOurs) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function warnOfBase() {
  const base = new URL(document.baseURI);
  if (base.origin !== location.origin && !isOtherOrigin())
    console.warn(
      `Kontor: this page has a <base href> of ${base.origin}, where links, forms and calls of the border lead. Name an address of this origin.`,
    );
  else if (withoutHash(base.href) !== withoutHash(location.href))
    console.warn(
      `Kontor: this page has a <base href>. Without JavaScript the link "skip to content" leads to ${base.href}.`,
    );
}

const withoutHash = (address: string) => address.split("#")[0];
