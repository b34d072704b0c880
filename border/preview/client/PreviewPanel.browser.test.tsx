import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  apply,
  date,
  group,
  message,
  showPanel,
  tests,
  time,
} from "../../../tests/support/preview-panel.tsx";
import { show, violations } from "../../../tests/support/show.tsx";
import { examplePanel, examples } from "./PreviewPanel.examples.tsx";
import type { PanelActions } from "./PreviewPanel.tsx";

test("the preview panel shows the previewed moment in the site's time zone", async () => {
  const moment = new Date("2026-12-31T23:30Z");
  showPanel({}, { time: moment, test: "hero-picture", group: "people" });
  await expect.element(date).toHaveValue("2027-01-01");
  await expect.element(time).toHaveValue("00:30");
  await message("Active tests found.");
  await expect.element(tests).toHaveValue("hero-picture");
  await expect.element(group).toHaveValue("people");
});

test("the preview panel applies a moment without a test, and reloads the page", async () => {
  const { apply: applied, reload } = showPanel();
  await date.fill("2026-12-24");
  await time.fill("18:00");
  await apply.click();
  await message("Settings applied successfully.");
  expect(applied).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-24T17:00Z") });
  expect(reload).toHaveBeenCalledExactlyOnceWith("Settings applied successfully.");
});

test.each([
  ["a refusal", async () => "BAD_REQUEST" as const],
  ["a failed call", () => Promise.reject(new Error("down"))],
])("the preview panel says that applying settings failed after %s", async (_name, refuse) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { reload } = showPanel({ apply: refuse });
  await apply.click();
  await message("Applying settings failed.");
  expect(reload).not.toHaveBeenCalled();
});

test("the preview panel does not apply a time that the clocks skip", async () => {
  const { apply: applied } = showPanel();
  await date.fill("2026-03-29");
  await time.fill("02:30");
  await message("This time does not exist on that day: the clocks change.");
  await apply.click();
  await message("Applying settings failed.");
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel does not apply a date outside its bounds, and says which there are", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00Z"), toFake: ["Date"] });
  const { apply: applied } = showPanel();
  await expect.element(date).toHaveAttribute("min", "2025-11-22");
  await expect.element(date).toHaveAttribute("max", "2028-11-22");
  await date.fill("2030-01-01");
  await message("Choose a moment from 22 November 2025 to 22 November 2028.");
  await apply.click();
  await expect.element(date).toHaveFocus();
  await date.fill("2028-11-22");
  await time.fill("23:00");
  await message("Choose a moment from 22 November 2025 to 22 November 2028.");
  await apply.click();
  await message("Applying settings failed.");
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel requires a missing time, and says nothing of the clocks", async () => {
  const { apply: applied } = showPanel();
  await time.fill("");
  await expect.element(page.getByText("Required")).toBeVisible();
  await apply.click();
  await expect.element(time).toHaveFocus();
  await expect.element(page.getByText("the clocks change")).not.toBeInTheDocument();
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel reports a missing date, loads the tests of now, and requires a date", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { testsAt, apply: applied } = showPanel();
  await date.fill("");
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(vi.mocked(testsAt)).toHaveBeenCalledTimes(2));
  await apply.click();
  await expect.element(date).toHaveFocus();
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel leads back to now", async () => {
  const { apply: applied, reload } = showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await page.getByRole("button", { name: "Back to now" }).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(applied).toHaveBeenCalledExactlyOnceWith({});
});

test("the preview panel has no link to now while it previews now", () => {
  showPanel();
  expect(page.getByRole("button", { name: "Back to now" }).query()).toBeNull();
});

test("the preview panel copies a link to the chosen preview, and says when the browser forbids it", async () => {
  const copyLink = vi.fn<PanelActions["copyLink"]>(async () => {});
  showPanel({ copyLink });
  await date.fill("2026-12-24");
  await time.fill("18:00");
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.click();
  await message("Link copied.");
  expect(copyLink).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-24T17:00Z") });
  vi.spyOn(console, "error").mockImplementation(() => {});
  copyLink.mockRejectedValueOnce(new Error("forbidden"));
  await copy.click();
  await message("The browser did not allow");
});

test("the preview panel is reached by the keyboard, field by field", async () => {
  showPanel({}, { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" });
  await message("Active tests found.");
  (tests.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(group).toHaveFocus();
  await userEvent.tab();
  await expect.element(apply).toHaveFocus();
});

test("after a reload the preview panel announces the last action in an existing region", async () => {
  show(examples.applied);
  await message("Settings applied successfully.");
  expect(await violations()).toEqual([]);
});

test.each([320, 360, 768, 1280, 1920])("the preview panel fits into %i px", async (width) => {
  await page.viewport(width, 800);
  show(examples.previewing);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 800);
});

test("the preview panel leads to the comparison with now by a button, while there is something to compare", async () => {
  const compare = page.getByRole("link", { name: "Compare with now" });
  showPanel();
  await expect.element(compare).not.toBeInTheDocument();
  showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await expect.element(compare).toHaveAttribute("href", examplePanel.compareUrl);
  const height = (name: string, role: "link" | "button") =>
    page.getByRole(role, { name }).element().getBoundingClientRect().height;
  expect(height("Compare with now", "link")).toBe(height("Back to now", "button"));
});

test("at 360 px the buttons of the preview panel fill their lines", async () => {
  await page.viewport(360, 800);
  showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await expect.element(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const actions = document.querySelector(".kontor-preview__actions")!;
  const { left, right } = actions.getBoundingClientRect();
  const buttons = [...actions.querySelectorAll(".kontor-button")].map((button) =>
    button.getBoundingClientRect(),
  );
  const lines = [...Map.groupBy(buttons, ({ top }) => Math.round(top)).values()];
  expect(lines.map((line) => [line[0]!.left, line.at(-1)!.right])).toEqual(
    lines.map(() => [left, right]),
  );
});
