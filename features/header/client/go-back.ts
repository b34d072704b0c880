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
  if (kontorNativeApp?.back?.() || kontorMobileApp?.back?.()) return;
  if (window.history.length > 1) window.history.back();
  else window.location.assign("/");
}
