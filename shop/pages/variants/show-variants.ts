import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { closeOnSignals, openOverlay } from "../../../platform/client/overlay.ts";
import { inShop } from "../../../platform/client/shop-address.ts";
import { variantsPath } from "../../shop-paths.ts";
import { chooseAttribute } from "./choose-attribute.ts";
import styles from "./variants.inline.css?inline";

/** The sheet is never shown before its script runs, so its styles load with the script and not with the first view. */
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

/** Seconds after which the product's page is opened instead. */
const maxWait = 5;

/** Shows the variants of a product in a sheet over the list, or opens the product's page if they cannot be loaded. */
export async function showVariants(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  try {
    const address = inShop(`${variantsPath}/${link.getAttribute(chooseAttribute)}`);
    const { page } = await fetchPage(address, AbortSignal.timeout(maxWait * 1000));
    open(document.importNode(page.querySelector("dialog")!, true), link);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}

/** Opens the dialog; the back button closes it, and focus returns to the link. */
function open(sheet: HTMLDialogElement, link: HTMLAnchorElement) {
  if (!document.adoptedStyleSheets.includes(styleSheet))
    document.adoptedStyleSheets.push(styleSheet);
  // Taps focus no link in some browsers, and a list that was reloaded has another one.
  link.focus({ preventScroll: true });
  document.body.append(sheet);
  sheet.showModal();
  const closeOverlay = openOverlay({ locksScroll: true });
  const closed = new AbortController();
  const { signal } = closed;
  const close = () => sheet.close();
  const entry = { kontorVariants: crypto.randomUUID() };
  history.pushState(entry, "");
  const isOwnEntry = () =>
    (history.state as Partial<typeof entry> | null)?.kontorVariants === entry.kontorVariants;
  closeOnSignals(close, signal);
  addEventListener("popstate", () => isOwnEntry() || close(), { signal });
  // A press beside the content targets the dialog itself.
  sheet.addEventListener("click", ({ target }) => target === sheet && close(), { signal });
  sheet.addEventListener("close", () => {
    closed.abort();
    closeOverlay();
    sheet.remove();
    link.focus({ preventScroll: true });
    if (isOwnEntry()) history.back();
  });
}
