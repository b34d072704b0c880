import { expect, test } from "vitest";
import { getJson, postJson, putJson } from "./requests.ts";

test("nothing is asked outside a browser", () => {
  expect(() => getJson("/x")).toThrow("This is SSR");
  for (const send of [putJson, postJson])
    expect(() => send("/x", {})).toThrow("This method can only be run in a browser environment");
});
