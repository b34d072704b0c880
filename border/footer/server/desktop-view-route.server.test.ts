import { desktopViewPath } from "../../border-paths.ts";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { desktopViewRoute } from "./desktop-view-route.ts";

const app = Fastify();
desktopViewRoute(app);
afterAll(() => app.close());

test.each([
  [
    "https://de.example/m/search?query=caf%C3%A9&site=DE",
    "/search?query=caf%C3%A9&site=DE&forceP=WEBSHOP",
  ],
  ["https://de.example/contact/m", "/contact?forceP=WEBSHOP"],
  // The referrer of a page whose policy hides its path.
  ["https://de.example/", "/?forceP=WEBSHOP"],
  ["https://de.example//evil.example/m", "/evil.example?forceP=WEBSHOP"],
  ["android-app://com.example", "/?forceP=WEBSHOP"],
  ["no address", "/?forceP=WEBSHOP"],
  [undefined, "/?forceP=WEBSHOP"],
])("without script the desktop view of %s is %s", async (referer, location) => {
  const { statusCode, headers } = await app.inject({
    url: desktopViewPath,
    headers: referer ? { referer } : {},
  });
  expect([statusCode, headers.location]).toEqual([302, location]);
  expect(headers["cache-control"]).toBe("no-store");
});
