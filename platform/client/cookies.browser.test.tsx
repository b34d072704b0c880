import { afterEach, expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

const names = ["site", "mysite", "token", "broken", "empty"];
afterEach(() => {
  for (const name of names) document.cookie = `${name}=; max-age=0`;
});

test("a cookie is found by its exact name, and its value is decoded", () => {
  document.cookie = "mysite=wrong";
  document.cookie = "site=CH_FR";
  document.cookie = "token=a%3Db%20%C3%BC";
  expect(readCookie("site")).toBe("CH_FR");
  expect(readCookie("token")).toBe("a=b ü");
});

test("a cookie with a lone % is returned undecoded", () => {
  document.cookie = "broken=100%";
  expect(readCookie("broken")).toBe("100%");
});

test("a missing cookie is undefined, and an empty one is empty", () => {
  document.cookie = "empty=";
  expect(readCookie("site")).toBeUndefined();
  expect(readCookie("empty")).toBe("");
});
