import { expect, test } from "vitest";
import { finding, listed, note } from "./finding.ts";
import { summaryOf } from "./summary.ts";

test("the doctor's last line counts findings and notes", () => {
  const [mistake, hint] = [finding("a", "b"), note("a", "b")];
  expect(summaryOf([])).toBe("All is well.");
  expect(summaryOf([hint])).toBe("All is well, 1 note.");
  expect(summaryOf([mistake, hint, hint])).toBe("1 finding, 2 notes.");
});

test("a list of many names ends with their number, and never says that one more is left", () => {
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
  expect(listed(["a", "b", "c", "d", "e"])).toBe("a, b, c, d and e");
  expect(listed(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d and 2 more");
});
