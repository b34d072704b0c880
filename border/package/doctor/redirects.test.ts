import { expect, test } from "vitest";
import { redirectOf } from "./redirects.ts";

test.each([
  ["http://a.example/x", "https://a.example/x", "https"],
  ["http://a.example/x", "/x/", "the address with a slash at its end"],
  ["http://a.example/x/", "/x", "the address without the slash at its end"],
  ["http://a.example/X?a=B", "/x?a=b", "the address in small letters"],
  ["http://a.example/x", "http://a.example/x", "the same address again"],
  ["http://a.example/x", "/login?token=secret", "/login"],
  ["http://a.example/x", "http://www.a.example/x", "http://www.a.example"],
  ["http://a.example/x", "https://login.example/in?token=secret", "https://login.example/in"],
])("a redirect from %s to %s leads to %s", (from, location, expected) => {
  expect(redirectOf(new URL(from), location)).toBe(expected);
});
