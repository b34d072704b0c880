import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { showModal } from "../../../platform/client/modal-dialog.ts";
import { closeOnSignals } from "../../../platform/client/overlay.ts";
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

function open(sheet: HTMLDialogElement, link: HTMLAnchorElement) {
  if (!document.adoptedStyleSheets.includes(styleSheet))
    document.adoptedStyleSheets.push(styleSheet);
  document.body.append(sheet);
  const signal = showModal(sheet, link);
  closeOnSignals(() => sheet.close(), signal);
  signal.addEventListener("abort", () => sheet.remove());
}
