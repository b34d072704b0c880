import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { numberFormat, pluralRules } from "../../../platform/shared/texts/formats.ts";
import type { CountdownUnit, DiscountShopTexts } from "../../discount-shop/discount-shop-texts.ts";
import { timeLeft } from "./count-down.ts";

/** The words of a countdown, in the attribute `data-words` of its place; `data-opens` and `data-changes` have the moments. */
export interface CountdownWords extends Pick<DiscountShopTexts, "opened" | "units"> {
  locale: string;
}

export const countdownUnits: readonly CountdownUnit[] = ["days", "hours", "minutes", "seconds"];

/** Functions of the browser, which a test replaces. */
export interface CountdownSurroundings {
  reload(): void;
  /** Reports whether the page as the server has it now is still the one that changes at this moment. */
  isUnchanged(changes: string): Promise<boolean>;
  /** Milliseconds before the page is asked for, and before it is asked for again. */
  wait(attempt: number): number;
}

/** Browsers all over the world ask within some seconds, and less and less often when the server's clock is not there yet. */
const surroundings: CountdownSurroundings = {
  reload: () => location.reload(),
  async isUnchanged(changes) {
    const { page } = await fetchPage(location.href, AbortSignal.timeout(20_000));
    return page.querySelector(`[data-changes="${changes}"]`) !== null;
  },
  wait: (attempt) => Math.min(60_000, 1_500 * 2 ** attempt) * (0.5 + Math.random()),
};

/**
 * Counts down to the moment at which a sale opens. When the page changes, then or earlier for members, it loads it again, unless the
 * shopper is typing or has something open. Only the moment counts, not the time zone or how long this script has run: the clock may be set, and the computer may sleep.
 */
export function attachCountdown(
  countdown: HTMLElement,
  { reload, isUnchanged, wait } = surroundings,
) {
  const { opens = "", changes = opens } = countdown.dataset;
  const opensAt = Date.parse(opens);
  const changesAt = Date.parse(changes);
  const { locale, units, opened } = JSON.parse(countdown.dataset.words!) as CountdownWords;
  const places = new Map(
    countdownUnits.map((unit) => {
      const place = countdown.querySelector(`[data-unit=${unit}]`)!;
      return [unit, { number: place.querySelector("b")!, word: place.querySelector("span")! }];
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  show();
  document.addEventListener("visibilitychange", show);

  function show() {
    clearTimeout(timer);
    // A page in the background shows nothing, and asks for nothing.
    if (document.hidden || countdown.dataset.live === "opened") return;
    const now = Date.now();
    if (now >= changesAt && !isAsking) {
      isAsking = true;
      ask(0);
    }
    if (now >= opensAt) return;
    const left = timeLeft(opensAt, now);
    for (const [unit, { number, word }] of places) {
      number.textContent = numberFormat(locale, { minimumIntegerDigits: 2 }).format(left[unit]);
      word.textContent = units[unit][pluralRules(locale).select(left[unit])] ?? units[unit].other;
    }
    countdown.dataset.live = "counting";
    timer = setTimeout(show, (opensAt - now) % 1000 || 1000);
  }

  function ask(attempt: number) {
    setTimeout(() => void enter(attempt), wait(attempt));
  }

  async function enter(attempt: number) {
    if (await isUnchanged(changes).catch(() => true)) return ask(attempt + 1);
    if (!isBusy()) return reload();
    countdown.dataset.live = "opened";
    countdown.querySelector("[role=status]")!.textContent = opened;
  }
}

/** Reports whether the shopper would lose something when the page is loaded again. */
const isBusy = () =>
  document.activeElement?.matches("input, select, textarea, [contenteditable]") === true ||
  document.querySelector("dialog[open], :popover-open, [aria-modal=true]") !== null;
