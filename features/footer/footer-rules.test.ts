import { expect, test } from "vitest";
import { desktopViewUrl, linkTarget } from "./footer-rules.ts";

test.each(["http://a.example/", "https://a.example/", "mailto:service@kontor.example"])(
  "%s opens a new window that learns nothing of the shop",
  (url) => {
    expect(linkTarget(url)).toEqual({ target: "_blank", rel: "noopener noreferrer" });
  },
);

test.each(["/contact", "/service/storefinder/", "/https-s1.html", "#http", "?mailto"])(
  "%s stays in its window",
  (url) => {
    expect(linkTarget(url)).toEqual({});
  },
);

test.each([
  ["/kaffee-c1000.html", "", "/kaffee-c1000.html?forceP=WEBSHOP"],
  ["/m/kaffee-c1000.html", "", "/kaffee-c1000.html?forceP=WEBSHOP"],
  ["/contact/m", "", "/contact?forceP=WEBSHOP"],
  ["/m/", "", "/?forceP=WEBSHOP"],
  ["/m", "", "/?forceP=WEBSHOP"],
  ["/", "", "/?forceP=WEBSHOP"],
  ["/moebel-c3140.html", "", "/moebel-c3140.html?forceP=WEBSHOP"],
  ["/ham", "", "/ham?forceP=WEBSHOP"],
  ["/search", "?query=caf%C3%A9&site=DE", "/search?query=caf%C3%A9&site=DE&forceP=WEBSHOP"],
  ["/contact/m", "?forceP=MOBILE&a=1", "/contact?forceP=WEBSHOP&a=1"],
])("the desktop view of %s%s is %s", (path, query, url) => {
  expect(desktopViewUrl(path, query)).toBe(url);
});
