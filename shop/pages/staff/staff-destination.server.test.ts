import { expect, test } from "vitest";
import { staffDestination } from "./staff-destination.server.ts";

test.each([
  "/",
  "/Ganze-Bohne-c1110.html",
  "/search?query=caf%C3%A9&site=DE",
  "/kaffee-p100101.html?dim1=250g#reviews",
  "/m/search?query=x",
  "/@home",
  "/service/cartfrontend/cart",
  "/service/storefinder/",
  "/staff/orders?text=ida",
  "/staff/orders/4711081512",
  "/staff/subscriptions/17",
  "/staff/cards?number=4711",
  "/staff/leads",
  "/staff/leads/CH_FR/company-coffee?before=1_2",
])("staff may be led to %s after their login", (to) => expect(staffDestination(to)).toBe(to));

test.each([
  undefined,
  ["/", "/a"],
  "",
  "search",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "https://evil.example/",
  "http:evil.example",
  "//de.localhost@evil.example/",
  "//еvil.example/",
  "／／evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  `/${"a".repeat(2_001)}`,
])("staff are not redirected out of the shop, or nowhere, by %j", (to) =>
  expect(staffDestination(to)).toBeUndefined(),
);

test.each([
  "/service/preview/api/auth/logout",
  "/service/preview/api/token?test=a&group=b",
  "/m/service/preview/api/auth/logout",
  "/service/preview/api/auth/logout/m",
  "/%73ervice/preview/api/auth/logout",
  "/service%2Fpreview/api/auth/logout",
  "/a/../service/preview/api/auth/logout",
  "/a/%2e%2e/service/preview/api/auth/logout",
  "/staff/logout",
  "/staff/orders/4711081512/state",
  "/staff/open?to=/staff/open",
  "/%E0%A4%A",
])("staff are not redirected to %s, which has an effect or is no address", (to) =>
  expect(staffDestination(to)).toBeUndefined(),
);
