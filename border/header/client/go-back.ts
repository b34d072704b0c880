import { navigationApi } from "../../../platform/client/navigation-api.ts";
import { inShop } from "../../../platform/client/shop-address.ts";

/** A native app around the shop may handle going back itself; `back` returns true when it did. */
interface AppBridge {
  back?(): boolean;
}

/** Goes back: by the native app, else the mobile app, else the browser; to the home page when there is no previous page. */
export function goBack() {
  const { kontorNativeApp, kontorMobileApp } = window as {
    kontorNativeApp?: AppBridge;
    kontorMobileApp?: AppBridge;
  };
  if (goBackIn(kontorNativeApp) || goBackIn(kontorMobileApp)) return;
  if (isFirstPage()) window.location.assign(inShop("/"));
  else window.history.back();
}

function goBackIn(app: AppBridge | undefined): boolean {
  try {
    return app?.back?.() ?? false;
  } catch (error) {
    // The app's error is reported to the page's error handlers; the shopper still goes back.
    reportError(error);
    return false;
  }
}

/** Whether the tab's history begins here. Without the Navigation API this is known only while it has no other page. */
function isFirstPage(): boolean {
  const { history } = window;
  const navigation = navigationApi();
  if (!navigation) return history.length === 1;
  return navigation.currentEntry?.index === 0 && navigation.entries().length === history.length;
}
