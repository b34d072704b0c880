import { getJson } from "../../platform/client/requests.ts";
import { attachFooter } from "../footer/client/attach-footer.ts";
import { footerPersonalDataPath } from "../personal-data-paths.ts";
import type { PersonalData } from "../personal-data-schema.ts";
import type { ShopParts } from "./shop-parts.ts";
import { showPanelToStaff } from "./staff-login.ts";

/** The footers of the page, each with the function that detaches its behaviour. */
const footers = new Map<HTMLElement, () => void>();
let status: Promise<unknown> | undefined;

/** Attaches the footer's behaviour, which works without React; `boot.ts` calls it for each footer when the browser is idle. */
export function attach(footer: HTMLElement, shop: Pick<ShopParts, "loadWords">) {
  for (const [old, detach] of footers)
    if (!old.isConnected) {
      detach();
      footers.delete(old);
    }
  footers.set(footer, attachFooter(footer, { newsletterStatus }));
  showPanelToStaff(footer).catch(console.error);
  import("./page-consent.ts").then(({ start }) => start(footer, shop)).catch(console.error);
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
