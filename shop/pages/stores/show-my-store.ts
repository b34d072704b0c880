import { storesPath } from "../../../border/border-paths.ts";
import { allows, consentEvent } from "../../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { keptStoreCookie, myStoreIn, type MyStore } from "../../stores/my-store.ts";
import styles from "./my-store.inline.css?inline";

/** Shows the shopper's store in the header and on its own page, which are the same for everybody. */
export function showMyStore() {
  addEventListener(consentEvent, removeWithoutConsent);
  removeWithoutConsent();
  const mine = myStoreIn(document.cookie);
  if (!mine) return;
  // Scripts may run before the page is parsed.
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => show(mine));
  else show(mine);
}

function show(mine: MyStore) {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(styles);
  document.adoptedStyleSheets.push(styleSheet);
  const link = document.querySelector(`.kontor-header__stores > a[href$="${storesPath}"]`);
  const label = link?.querySelector("span");
  if (link && label) {
    link.ariaLabel = `${label.textContent}: ${mine.name}`;
    link.setAttribute("title", mine.name);
    link.setAttribute("data-my-store", "");
    label.textContent = mine.name.split(",")[0]!;
  }
  const form = document.querySelector<HTMLFormElement>("[data-forget-store]");
  const field = form?.querySelector<HTMLInputElement>("[name=store]");
  if (form && field?.value === mine.id) {
    field.value = "";
    form.querySelector("button span")!.textContent = form.dataset.forgetStore!;
  }
}

/** A withdrawal of consent ends what was kept with it. */
function removeWithoutConsent() {
  const { cookie } = document;
  if (cookieIn(cookie, keptStoreCookie) !== undefined && !allows("functional", cookie))
    document.cookie = `${keptStoreCookie}=; path=/; max-age=0`;
}
