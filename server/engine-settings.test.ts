import { expect, test } from "vitest";
import { complaint } from "../tests/support/config-complaint.ts";

test.each([
  [{ ENGINE_URL: "https://engine.example" }, /^ENGINE_URL is set, but ENGINE is own.*\.$/],
  [{ ENGINE_KEY: "a-key" }, /^ENGINE_KEY is set, but ENGINE is own.*\.$/],
  [{ ENGINE: "medusa" }, /^ENGINE is "medusa"; allowed is own/],
  [{ ENGINE: "http" }, /^ENGINE_URL is empty, which ENGINE=http needs/],
  [
    { ENGINE: "http", ENGINE_URL: "https://engine.example" },
    /^ENGINE_KEY is empty, which ENGINE=http needs/,
  ],
  [
    { ENGINE: "http", ENGINE_URL: "https://engine.example", ENGINE_KEY: "a".repeat(42) },
    /^ENGINE_KEY cannot be used; ENGINE=http signs with 43 characters/,
  ],
  [{ ENGINE_URL: "engine.example" }, /^ENGINE_URL is "engine.example"; allowed is an address/],
  [{ ENGINE_URL: "https://user@engine.example" }, /^ENGINE_URL is/],
  [{ ENGINE_KEY: "a key" }, /^ENGINE_KEY cannot be used; allowed is 1 to 2000 characters/],
])("the commerce system of %j is refused", (environment, said) =>
  expect(complaint(environment)).toMatch(said),
);

test.each(["https://commerce.example", "http://engine:4000/shop"])(
  "another commerce system is at %s, and has a key",
  (url) => {
    const settings = { ENGINE: "http", ENGINE_URL: url, ENGINE_KEY: "a".repeat(43) };
    expect(complaint(settings)).toBe("none");
  },
);
