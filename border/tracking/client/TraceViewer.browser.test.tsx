import "../../../shop/shop.css";
import "../../../tools/gallery/gallery.css";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show, violations } from "../../../tests/support/show.tsx";
import type { LogEntry } from "./log.ts";
import { exampleTrace, exampleViewer } from "./TraceViewer.examples.tsx";
import { TraceViewer, type TraceViewerProps } from "./TraceViewer.tsx";

const title = page.getByText("Tracking trace of this page");
const lines = () => page.getByRole("listitem").elements();
const messages = () => lines().map((line) => line.querySelector("span")!.textContent.trim());
const all = exampleTrace.map(({ message }) => message).toReversed();

afterEach(() => vi.restoreAllMocks());

/** The log changes its list in place. */
function showViewer(more: Partial<TraceViewerProps> = {}) {
  const log: LogEntry[] = [...exampleTrace];
  const trace = vi.fn<TraceViewerProps["trace"]>(() => log);
  show(<TraceViewer {...exampleViewer} trace={trace} {...more} />);
  return { log, trace };
}

test("the trace viewer shows time, level, message and content, the newest entry first", async () => {
  showViewer();
  await title.click();
  await expect.poll(messages).toEqual(all);
  expect(lines().map((line) => line.textContent)).toContain(
    '10:30:01.005 warning An event was dropped: full {"id":"0197f3c2-8d1e-7c44-9a52-5b8f0e6d2a10","losses":2}',
  );
  expect(await violations()).toEqual([]);
});

test("the open trace viewer shows later log entries, also when the log is full", async () => {
  const { log } = showViewer();
  await title.click();
  await expect.poll(messages).toEqual(all);
  log.push({ ...exampleTrace[0]!, message: "later" });
  log.shift();
  await expect.poll(messages).toEqual(["later", ...all.slice(0, 2)]);
});

test("the closed trace viewer does not read the log", async () => {
  const { log, trace } = showViewer();
  expect(trace).not.toHaveBeenCalled();
  await title.click();
  await expect.poll(messages).toEqual(all);
  await title.click();
  await expect.poll(() => document.querySelector("details")!.open).toBe(false);
  // The toggle event fires after the change.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  trace.mockClear();
  vi.useFakeTimers();
  try {
    log.push({ ...exampleTrace[0]!, message: "later" });
    await vi.advanceTimersByTimeAsync(10_000);
  } finally {
    vi.useRealTimers();
  }
  expect(trace).not.toHaveBeenCalled();
});

test("the trace viewer shows only the chosen level", async () => {
  showViewer();
  await title.click();
  await page.getByLabelText("Level").selectOptions("warning");
  await expect.poll(messages).toEqual(["An event was dropped: full"]);
  await page.getByLabelText("Level").selectOptions("tableTitle");
  await expect.element(page.getByText(/^Nothing to show/)).toBeVisible();
});

test("clearing the trace viewer hides its entries; the log stays, and later entries are shown", async () => {
  const { log } = showViewer();
  await title.click();
  await expect.poll(messages).toEqual(all);
  await page.getByRole("button", { name: "Clear trace" }).click();
  await expect.element(page.getByText("Trace cleared.")).toBeVisible();
  expect(messages()).toEqual([]);
  expect(log).toHaveLength(3);
  log.push({ ...exampleTrace[0]!, message: "later" });
  await expect.poll(messages).toEqual(["later"]);
});

test("the trace viewer copies what is shown, oldest first", async () => {
  const copy = vi.fn<TraceViewerProps["copy"]>(async () => {});
  showViewer({ copy });
  await title.click();
  await page.getByLabelText("Level").selectOptions("debug");
  await page.getByRole("button", { name: "Copy trace" }).click();
  await expect.element(page.getByText("Trace copied.")).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(
    "2026-11-22T09:30:00.005Z\tdebug\tThe collector does not answer\t503",
  );
});

test("the trace viewer says so when the browser does not allow copying", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showViewer({ copy: () => Promise.reject(new Error("not allowed")) });
  await title.click();
  await page.getByRole("button", { name: "Copy trace" }).click();
  await expect.element(page.getByText(/did not allow copying/)).toBeVisible();
});

test("the trace viewer can be used by keyboard only", async () => {
  showViewer();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(messages).toEqual(all);
  const reached: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    await userEvent.tab();
    const { activeElement } = document;
    reached.push(activeElement!.getAttribute("aria-label") ?? activeElement!.tagName);
  }
  expect(reached).toEqual(["SELECT", "BUTTON", "BUTTON", "Entries of the trace"]);
});
