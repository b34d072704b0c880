import { expect, test } from "vitest";
import { getJson, postJson, putJson } from "./requests.ts";

test("outside a browser every request is refused", async () => {
  await expect(getJson("/x")).rejects.toThrow("This is SSR");
  for (const send of [putJson, postJson])
    await expect(send("/x", {})).rejects.toThrow(
      "This method can only be run in a browser environment",
    );
});
