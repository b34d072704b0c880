import { footerPersonalDataPath } from "../border-paths.ts";
import { getJson } from "../../platform/client/requests.ts";
import { attachFooter } from "../footer/client/attach-footer.ts";
import type { PersonalData } from "../personal-data-schema.ts";
import type { ShopParts } from "./shop-parts.ts";
import { showPanelToStaff } from "./staff-login.ts";

/** The footers of the page, each with the function that detaches its behaviour. */
const footers = new Map<HTMLElement, () => void>();
let status: Promise<unknown> | undefined;

// Browsers load a manifest at once, so the page only names it.
const manifest = document.querySelector<HTMLMetaElement>('[name="kontor-manifest"]');
if (manifest)
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: manifest.content }),
  );

/** Attaches the footer's behaviour, which works without React; `boot.ts` calls it for each footer when the browser is idle. */
export function attach(footer: HTMLElement, shop: Pick<ShopParts, "loadWords">) {
  for (const [old, detach] of footers)
    if (!old.isConnected) {
      detach();
      footers.delete(old);
    }
  const detachments = [attachFooter(footer, { newsletterStatus })];
  footers.set(footer, () => detachments.forEach((detach) => detach()));
  const root = footer.getRootNode();
  if (root instanceof ShadowRoot) {
    root.addEventListener("click", followInside);
    import("./header-behaviour.ts")
      .then(({ attachPromotionsOf }) => detachments.push(attachPromotionsOf(footer)))
      .catch(console.error);
  }
  showPanelToStaff(footer).catch(console.error);
  import("./page-consent.ts").then(({ start }) => start(footer, shop)).catch(console.error);
}

/** Moves the focus to what a link leads to in its shadow root, where the browser finds nothing by an address. */
function followInside(event: Event) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link?.href.startsWith(`${location.href.split("#")[0]}#`)) return;
  const target = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Requested once per page; a host on a developer's machine has no such data. */
function newsletterStatus(): Promise<unknown> {
  return (status ??=
    location.hostname === "localhost"
      ? Promise.resolve(undefined)
      : getJson<PersonalData>(footerPersonalDataPath)
          .then(({ nl_status }) => nl_status)
          .catch((error: unknown) =>
            console.error("The newsletter's status could not be read:", error),
          ));
}
