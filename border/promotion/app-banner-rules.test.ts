import { expect, test } from "vitest";
import { appBannerFor } from "./app-banner-rules.ts";

const android =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36";
const iosChrome =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.0.0 Mobile/15E148 Safari/604.1";
const iosSafari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
const iosFirefox =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/146.0 Mobile/15E148 Safari/605.1.15";
const desktop =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";
const desktopSafari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";

const offered = (userAgent: string, cookies = {}, wasClosed = false, maxTouchPoints = 0) =>
  appBannerFor({ userAgent, maxTouchPoints }, cookies, wasClosed);

test.each([
  ["Android", android, "android"],
  ["Chrome on iOS", iosChrome, "ios"],
  ["Safari on iOS", iosSafari, "meta"],
  ["Firefox on iOS", iosFirefox, undefined],
  ["a desktop", desktop, undefined],
  ["Safari on a Mac", desktopSafari, undefined],
  ["nothing known", "", undefined],
])("%s shows the app banner of its store, Safari's own or none", (_name, userAgent, kind) =>
  expect(offered(userAgent)).toBe(kind),
);

test("the app banner recognizes an iPad that calls itself a Mac", () => {
  expect(offered(desktopSafari, {}, false, 5)).toBe("meta");
  const iPadChrome = desktopSafari.replace("Version/26.0", "CriOS/146.0.0.0");
  expect(offered(iPadChrome, {}, false, 5)).toBe("ios");
});

test("the app banner is not offered again once it was closed; Safari remembers that for its own", () => {
  expect(offered(android, {}, true)).toBeUndefined();
  expect(offered(iosChrome, {}, true)).toBeUndefined();
  expect(offered(iosSafari, {}, true)).toBe("meta");
});

test("the app banner is not offered to shoppers who have the app", () => {
  for (const userAgent of [android, iosChrome, iosSafari]) {
    expect(offered(userAgent, { app: "new" }, false)).toBeUndefined();
    expect(offered(userAgent, { platform: "new_app" }, false)).toBeUndefined();
  }
  expect(offered(android, { platform: "other" }, false)).toBe("android");
});
