import type { Page } from "@playwright/test";

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records every layout shift without input, from the first paint. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => length.toFixed(1)).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput)
          for (const { node, previousRect: from, currentRect: to } of entry.sources)
            shifts.push(
              `${entry.value.toFixed(4)} at ${entry.startTime.toFixed()} ms, from ${place(from)} to ${place(to)}: ${
                node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
              }`,
            );
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
