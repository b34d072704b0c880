import { afterEach, expect, test } from "vitest";
import { takeLead } from "./taken-lead.ts";

const before = location.href;
afterEach(() => {
  history.replaceState(null, "", before);
  document.body.replaceChildren();
});

test("a lead counts once, on the page after its form: its address says so no longer when it is loaded again", () => {
  document.body.innerHTML = '<div data-kontor-lead="catalogue-by-post"></div>';
  expect(takeLead()).toBeUndefined();
  history.replaceState(null, "", "?new");
  expect(takeLead()).toBe("catalogue-by-post");
  expect(location.search).toBe("");
  expect(takeLead()).toBeUndefined();
});

test("a page without a campaign is no lead, whatever its address says", () => {
  history.replaceState(null, "", "?new");
  expect(takeLead()).toBeUndefined();
  expect(location.search).toBe("?new");
});
