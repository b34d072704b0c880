/**
 * Returns how the app is offered: by our banner, for the store of the device; by Safari's own banner, requested by a meta tag; or
 * not at all. The browser of a shopper who has the app sends one of the app's cookies.
 */
export function appBannerFor(
  { userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number },
  cookies: { app?: string; platform?: string },
  wasClosed: boolean,
): "android" | "ios" | "meta" | undefined {
  if (cookies.app !== undefined || cookies.platform === "new_app") return undefined;
  // An iPad that requests desktop pages identifies as a Mac; no Mac has a touch screen.
  const isAppleDevice =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
    (maxTouchPoints > 1 && userAgent.includes("Macintosh"));
  if (isAppleDevice && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent))
    return /\bVersion\/\S+ .*Safari\//.test(userAgent) ? "meta" : undefined;
  if (wasClosed) return undefined;
  if (isAppleDevice) return userAgent.includes("CriOS/") ? "ios" : undefined;
  return userAgent.includes("Android") ? "android" : undefined;
}
