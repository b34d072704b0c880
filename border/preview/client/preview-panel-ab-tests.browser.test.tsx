import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  apply,
  date,
  group,
  message,
  showPanel,
  tests,
  time,
} from "../../../tests/support/preview-panel.tsx";
import { type PreviewTest } from "../preview-contract.ts";
import { exampleTests } from "./PreviewPanel.examples.tsx";
import type { PanelActions } from "./PreviewPanel.tsx";

const shownTests = () =>
  [...(tests.element() as HTMLSelectElement).options].map((option) => option.text);

test("the preview panel does not apply an A/B test without a group", async () => {
  const { apply: applied } = showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await message("Active tests found.");
  await tests.selectOptions("hero-picture");
  await message("Required");
  await apply.click();
  await message("Please also select an A/B test group!");
  await expect.element(group).toHaveFocus();
  expect(applied).not.toHaveBeenCalled();
  await group.selectOptions("people");
  await expect.element(page.getByText("Required")).not.toBeInTheDocument();
  await expect.element(page.getByText("Please also select")).not.toBeInTheDocument();
  await apply.click();
  expect(applied).toHaveBeenCalledExactlyOnceWith({
    time: new Date("2026-12-24T17:00Z"),
    test: "hero-picture",
    group: "people",
  });
});

test("in the preview panel another test clears the group; none and the placeholder clear both", async () => {
  showPanel({}, { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" });
  await message("Active tests found.");
  await tests.selectOptions("free-delivery-hint");
  await expect.element(group).toHaveValue("");
  await message("Required");
  for (const emptying of ["none", "Select a test"]) {
    await tests.selectOptions("hero-picture");
    await group.selectOptions("people");
    await tests.selectOptions(emptying);
    await expect.element(tests).toHaveValue("");
    await expect.element(group).toHaveValue("");
    await expect.element(group).toBeDisabled();
    await expect.element(page.getByText("Required")).not.toBeInTheDocument();
  }
});

test("another date in the preview panel loads its tests and resets the selection", async () => {
  const { testsAt } = showPanel(
    { testsAt: vi.fn<PanelActions["testsAt"]>(async () => exampleTests) },
    { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" },
  );
  await message("Active tests found.");
  await date.fill("2026-12-25");
  await expect.element(tests).toHaveValue("");
  await expect.element(group).toHaveValue("");
  expect(vi.mocked(testsAt).mock.calls.map(([moment]) => moment)).toEqual([
    new Date("2026-12-24T17:00Z"),
    new Date("2026-12-25T17:00Z"),
  ]);
});

test("another time in the preview panel keeps a test that is still active, and drops one that is not", async () => {
  const evening = new Date("2026-12-24T19:00Z");
  showPanel(
    { testsAt: async (moment) => (moment < evening ? exampleTests : exampleTests.slice(1)) },
    { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" },
  );
  await time.fill("19:00");
  await message("Active tests found.");
  await expect.element(group).toHaveValue("people");
  await time.fill("20:00");
  await expect.element(tests).toHaveValue("");
});

test("the preview panel shows the tests of the last chosen date, whichever answer comes last", async () => {
  const answers: ((tests: PreviewTest[]) => void)[] = [];
  showPanel({ testsAt: () => new Promise((resolve) => answers.push(resolve)) });
  await message("Loading tests...");
  await date.fill("2026-12-25");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!([]);
  await message("No active tests for this date.");
  answers[0]!(exampleTests);
  await message("No active tests for this date.");
  expect(shownTests()).toEqual(["Select a test", "none"]);
});

test("A/B tests that cannot be loaded leave the preview panel only the option none", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showPanel({ testsAt: () => Promise.reject(new Error("down")) });
  await message("Failed to fetch AB tests.");
  expect(shownTests()).toEqual(["none"]);
});
