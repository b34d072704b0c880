import { expect, test } from "vitest";
import type { TeaserGroup } from "./footer-contract.ts";
import {
  desktopViewUrl,
  linksOf,
  linkTarget,
  mobileViewUrl,
  otherView,
  prefersDesktop,
} from "./footer-rules.ts";
import { isReducedFor } from "./reduced-footer.ts";

test.each(["http://a.example/", "https://a.example/", "mailto:service@kontor.example"])(
  "the footer's link %s opens a new window that learns nothing of the shop",
  (url) => {
    expect(linkTarget(url)).toEqual({ target: "_blank", rel: "noopener noreferrer" });
  },
);

test.each(["/contact", "/service/storefinder/", "/https-s1.html", "#http", "?mailto"])(
  "the footer's link %s stays in its window",
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
  ["/m//evil.example/", "", "/evil.example/?forceP=WEBSHOP"],
  ["/", "", "/?forceP=WEBSHOP"],
  ["/moebel-c3140.html", "", "/moebel-c3140.html?forceP=WEBSHOP"],
  ["/ham", "", "/ham?forceP=WEBSHOP"],
  ["/search", "?query=caf%C3%A9&site=DE", "/search?query=caf%C3%A9&site=DE&forceP=WEBSHOP"],
  ["/contact/m", "?forceP=MOBILE&a=1", "/contact?forceP=WEBSHOP&a=1"],
])("the desktop view of %s%s is %s", (path, query, url) => {
  expect(desktopViewUrl(path, query)).toBe(url);
});

test.each([
  ["/kaffee-c1000.html", "", "/m/kaffee-c1000.html"],
  ["/m/kaffee-c1000.html", "?forceP=WEBSHOP", "/m/kaffee-c1000.html"],
  ["/contact/m", "?forceP=WEBSHOP&a=1", "/m/contact?a=1"],
  ["/", "", "/m/"],
  ["//evil.example", "", "/m/evil.example"],
])("the mobile view of %s%s is %s", (path, query, url) => {
  expect(mobileViewUrl(path, query)).toBe(url);
});

test.each([
  ["/contact", "", undefined, "", undefined],
  ["/m/contact", "", undefined, "", "toDesktop"],
  ["/contact/m", "?a=1", undefined, "", "toDesktop"],
  ["/contact", "", "MATCH", "", "toDesktop"],
  ["/contact", "", "CLASSIC", "", undefined],
  ["/contact", "?forceP=WEBSHOP", undefined, "", "toMobile"],
  ["/m/contact", "?forceP=WEBSHOP", "MATCH", "", "toMobile"],
  ["/contact", "", undefined, "a=b; desktop_DE=1", "toMobile"],
  ["/contact", "", undefined, "desktop_AT=1", undefined],
])(
  "on %s%s, platform %s, cookies %j, the footer's other view is %s",
  (path, query, platform, cookies, view) => {
    expect(otherView({ path, query, platform }, cookies, "DE")).toBe(view);
  },
);

test("a shopper without cookies, or with those of another site, has not asked for the desktop view", () => {
  expect(prefersDesktop(undefined, "DE")).toBe(false);
  expect(prefersDesktop("desktop_DE=0; desktop_CH=1", "DE")).toBe(false);
  expect(prefersDesktop("desktop_CH=1", "CH")).toBe(true);
});

test.each([
  ["affiliateNumber=77", true],
  ["a=1; affiliateNumber=x; b=2", true],
  ["affiliateNumber=", false],
  ["affiliateNumber=; app=old", false],
  ["platform=new_app", true],
  ["platform=new_apple", false],
  ["platform=old; app=new", true],
  ["myapp=new", false],
  ["app=newer", false],
  ["", false],
])("with the cookies %j the footer is reduced: %s", (cookies, isReduced) => {
  expect(isReducedFor(cookies)).toBe(isReduced);
});

const group = (urls: string[], hidden: string[] = []): TeaserGroup => ({
  heading: { iconName: "contact", link: { url: "/help", text: "Help" } },
  hideGroupInCheckout: false,
  links: urls.map((url) => ({ url, text: url, hideInClassic: hidden.includes(url) })),
});
const urlsOf = (...asked: Parameters<typeof linksOf>) => linksOf(...asked).map(({ url }) => url);

test.each([
  ["CLASSIC", ["/help"]],
  ["TABLET", ["/help"]],
  ["MATCH", ["/help", "/more"]],
  ["SMARTPHONE", ["/help", "/more"]],
  [undefined, ["/help", "/more"]],
] as const)("for %s the links of a footer's group are %j", (platform, urls) => {
  expect(urlsOf(group(["/help", "/more"], ["/more"]), platform)).toEqual(urls);
});

test("a footer's heading becomes a link of its group if no other link has its address", () => {
  expect(linksOf(group(["/more"]))[0]).toEqual({ url: "/help", text: "Help", isOfHeading: true });
  expect(urlsOf(group(["/more", "/help"], ["/help"]), "CLASSIC")).toEqual(["/help", "/more"]);
});
