import { expect, test } from "vitest";
import { withColon } from "./with-colon.ts";

test.each([
  ["fr", "Pays\u00a0: Suisse"],
  ["de", "Pays: Suisse"],
] as const)("a name before its value ends as %s writes colons", (language, text) => {
  expect(`${withColon("Pays", { language })} Suisse`).toBe(text);
});
