/** An app that shows the shop may have its own way to go back; `back` returns true when it went. */
interface AppBridge {
  back?(): boolean;
}

/** Back: the native app's way, else the mobile app's, else the browser's; to the home page when there is nowhere else. */
export function goBack() {
  const { kontorNativeApp, kontorMobileApp } = window as {
    kontorNativeApp?: AppBridge;
    kontorMobileApp?: AppBridge;
  };
  if (goBackIn(kontorNativeApp) || goBackIn(kontorMobileApp)) return;
  if (isFirstPage()) window.location.assign("/");
  else window.history.back();
}

function goBackIn(app: AppBridge | undefined): boolean {
  try {
    return app?.back?.() ?? false;
  } catch (error) {
    // The app's mistake, reported to the page's error handlers; the shopper still goes back.
    reportError(error);
    return false;
  }
}

/** The tab's history begins here. A browser without the Navigation API knows that only while it has no other page. */
function isFirstPage(): boolean {
  const { history } = window;
  if (!("navigation" in window)) return history.length === 1;
  const { navigation } = window;
  return navigation.currentEntry?.index === 0 && navigation.entries().length === history.length;
}
