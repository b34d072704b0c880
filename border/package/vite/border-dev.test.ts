import { expect, test } from "vitest";
import { borderDev } from "./border-dev.ts";

test("pages that are no list of paths are refused by name when Vite reads its configuration", () => {
  const pages = "/offers" as unknown as string[];
  expect(() => borderDev({ shop: "http://127.0.0.1:3000", pages })).toThrow(
    /^pages of borderDev must be a list of paths, such as .*, not "\/offers"$/,
  );
});
