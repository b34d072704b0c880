import "../../shop.css";
import "./discount-shop-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { discountShopPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { attachCountdown, type CountdownSurroundings } from "./attach-countdown.ts";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const { site, texts } = allSites.PL;
const opensAt = new Date("2026-12-11T08:00:00Z");

function render(props: Pick<CountdownProps, "changesAt"> = {}) {
  document.body.innerHTML = renderToString(
    <main>
      <Countdown
        {...{ site, opensAt, ...props }}
        texts={texts.discountShop}
        path={discountShopPaths.shop}
      />
      <p id="below">Below</p>
    </main>,
  );
}

beforeEach(async () => {
  await page.viewport(390, 800);
  vi.useFakeTimers({ now: new Date("2026-12-09T06:57:56.500Z") });
  render();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const countdown = () => document.querySelector<HTMLElement>(".kontor-countdown")!;
const words = () => countdown().querySelector("[role=timer]")!.textContent.replaceAll(/\s+/g, " ");
const top = () => document.querySelector("#below")!.getBoundingClientRect().top;

/** Starts the countdown; the server's page is the old one for the first so many times. */
function attach({ closedTimes = 0 } = {}) {
  const surroundings = {
    reload: vi.fn<CountdownSurroundings["reload"]>(),
    isUnchanged: vi.fn<CountdownSurroundings["isUnchanged"]>(async () => closedTimes-- > 0),
    wait: (attempt: number) => 1_000 * (attempt + 1),
  };
  attachCountdown(countdown(), surroundings);
  return surroundings;
}

test("it counts in the words of the language, and nothing on the page moves", async () => {
  const before = top();
  attach();
  expect(words()).toContain("02 dni01 godzina02 minuty04 sekundy".replaceAll(/(\d+) /g, "$1 "));
  expect(top()).toBe(before);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(words()).toContain("00 sekund");
  expect(top()).toBe(before);
});

test("it is right after the clock was set, and after the computer slept", async () => {
  attach();
  vi.setSystemTime(new Date("2026-12-11T07:59:00Z"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(words()).toMatch(/^00 \S+00 \S+00 \S+59 /);
});

test("when the moment comes, it asks until the server has the new page, and loads it once", async () => {
  vi.setSystemTime(opensAt.getTime() - 2_000);
  const { reload, isUnchanged } = attach({ closedTimes: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isUnchanged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isUnchanged).toHaveBeenCalledTimes(1);
  expect(isUnchanged).toHaveBeenCalledWith(opensAt.toISOString());
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isUnchanged).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("who is typing keeps the page, and gets a link to the new one", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  vi.setSystemTime(opensAt);
  const before = top();
  const { reload } = attach();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(countdown().querySelector("[role=status]")!.textContent).toBe(texts.discountShop.opened);
  const link = countdown().querySelector("a")!;
  expect(link.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(link.getAttribute("href")).toBe(discountShopPaths.shop);
  expect(top()).toBe(before);
});

test("a page that changes earlier, for members, is loaded at that moment and counts on until then", async () => {
  const changesAt = new Date("2026-12-10T17:00:00Z");
  render({ changesAt });
  vi.setSystemTime(changesAt.getTime() - 2_000);
  const { reload, isUnchanged } = attach({ closedTimes: 1 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isUnchanged).toHaveBeenCalledWith(changesAt.toISOString());
  expect(words()).toContain("14 godzin");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
