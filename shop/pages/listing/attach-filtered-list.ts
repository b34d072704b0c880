import { tracking } from "../../../border/client/track.ts";
import { attachFilterSheet } from "./attach-filter-sheet.ts";
import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { showFailure, type FailureTexts } from "./list-failure.ts";
import { mergeChoices } from "./merge-choices.ts";
import { countOf, replaceList } from "./replace-list.ts";

export type FilteredListTexts = FailureTexts;

/** Marks navigations of this list, which load only its products. */
const ownNavigation = Symbol("list");

/**
 * Applies a choice of filters, price or order at once: fetches the page of the new address and shows its list. Links to other
 * pages work as usual. Without the Navigation API everything works as without JavaScript.
 */
export function attachFilteredList(container: Element, texts: FilteredListTexts) {
  const results = container.querySelector<HTMLElement>(".kontor-results");
  const form = results?.querySelector("form");
  if (!("navigation" in window) || !results || !form) return;
  const { navigation } = window;
  const status = document.createElement("p");
  status.className = "kontor-hidden";
  status.role = "status";
  results.after(status);
  results.dataset.live = "";
  let shown = here();
  let hideFailure = () => {};

  const sheet = attachFilterSheet(results.querySelector<HTMLElement>(".kontor-filters")!);
  form.addEventListener("change", () => go(addressOf(form)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(addressOf(form));
    sheet.close();
  });
  results.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented) return;
    if (link.pathname !== location.pathname || link.closest(".kontor-paging")) return;
    event.preventDefault();
    go(link.href);
  });
  navigation.addEventListener("navigate", (event) => {
    const isTraversal = event.navigationType === "traverse";
    if (!event.canIntercept || event.hashChange || !(isTraversal || event.info === ownNavigation))
      return;
    if (isTraversal) sheet.close();
    const [url = ""] = event.destination.url.split("#");
    event.intercept({
      focusReset: "manual",
      // The page stays where the box was ticked; the back button returns to the list's earlier scroll position.
      scroll: isTraversal ? "after-transition" : "manual",
      handler: () => load(url, event.signal),
    });
  });
  // Applies choices made before this script ran.
  if (isChanged(form)) go(addressOf(form));

  function go(chosen: string) {
    const current = here();
    const address =
      current === shown ? chosen : mergeChoices(chosen, shown, current, hasCheckboxes(form!));
    // The sheet has one entry in the history, so that the back button closes it.
    if (address !== current) show(address, sheet.isOpen() ? "replace" : "push");
  }

  function show(address: string, history: "push" | "replace") {
    const { finished } = navigation.navigate(address, { info: ownNavigation, history });
    // A later choice aborts this navigation.
    finished?.catch(() => {});
  }

  async function load(address: string, signal: AbortSignal) {
    if (address === shown) return;
    results!.ariaBusy = "true";
    status.textContent = "";
    const typed = pricesIn(form!);
    try {
      const { page, address: written } = await fetchPage(address, signal);
      const isTyping = pricesIn(form!) !== typed;
      if (!replaceList(results!, page, { isTyping })) return location.reload();
      hideFailure();
      shown = written;
      status.textContent = countOf(results!).textContent;
      tracking(({ trackNextPage }) => trackNextPage());
      if (written !== address) void keepAddress(written);
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn("The list could not be loaded:", error);
      hideFailure();
      hideFailure = showFailure(results!, texts, () => show(address, "replace"));
    } finally {
      if (!signal.aborted) results!.ariaBusy = null;
    }
  }

  /** Shows the address as the server writes it. Waits for the end of the navigation, which it would abort. */
  async function keepAddress(address: string) {
    await navigation.transition?.finished;
    history.replaceState(history.state, "", address);
  }
}

/** Returns the page's address without its fragment. */
const here = () => location.href.replace(/#.*/, "");

/** Returns the address to which the form leads, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim()) address.searchParams.append(name, value);
  return address.href;
}

const hasCheckboxes = (form: HTMLFormElement) => (name: string) =>
  form.querySelector(`[type=checkbox][name="${CSS.escape(name)}"]`) !== null;

const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")].some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );

const pricesIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[type=text]")].map(({ value }) => value).join(":");
