import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { numberFormat, pluralRules } from "../../../platform/shared/texts/formats.ts";
import type { CountdownUnit, DiscountShopTexts } from "../../discount-shop/discount-shop-texts.ts";
import { timeLeft } from "./count-down.ts";

/** The words of a countdown, in the attribute `data-words` of its place; `data-opens` has the moment. */
export interface CountdownWords extends Pick<DiscountShopTexts, "opened" | "units"> {
  locale: string;
}

export const countdownUnits: readonly CountdownUnit[] = ["days", "hours", "minutes", "seconds"];

/** Functions of the browser, which a test replaces. */
export interface CountdownSurroundings {
  reload(): void;
  /** Reports whether the page as the server has it now still counts down to this moment. */
  isStillClosed(opens: string): Promise<boolean>;
  /** Milliseconds before the page is asked for, and before it is asked for again. */
  wait(attempt: number): number;
}

/** Browsers all over the world ask within some seconds, and less and less often when the server's clock is not there yet. */
const surroundings: CountdownSurroundings = {
  reload: () => location.reload(),
  async isStillClosed(opens) {
    const { page } = await fetchPage(location.href, AbortSignal.timeout(20_000));
    return page.querySelector(`[data-opens="${opens}"]`) !== null;
  },
  wait: (attempt) => Math.min(60_000, 1_500 * 2 ** attempt) * (0.5 + Math.random()),
};

/**
 * Counts down to the moment at which a sale opens, and then loads the page again, unless the shopper is typing or has something open. Only
 * the moment counts, not the time zone or how long this script has run: the clock may be set, and the computer may sleep.
 */
export function attachCountdown(
  countdown: HTMLElement,
  { reload, isStillClosed, wait } = surroundings,
) {
  const opens = countdown.dataset.opens!;
  const opensAt = Date.parse(opens);
  const { locale, units, opened } = JSON.parse(countdown.dataset.words!) as CountdownWords;
  const places = new Map(
    countdownUnits.map((unit) => {
      const place = countdown.querySelector(`[data-unit=${unit}]`)!;
      return [unit, { number: place.querySelector("b")!, word: place.querySelector("span")! }];
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  show();
  document.addEventListener("visibilitychange", show);

  function show() {
    clearTimeout(timer);
    // A page in the background shows nothing, and asks for nothing.
    if (isOpen || document.hidden) return;
    const now = Date.now();
    if (now >= opensAt) return open();
    const left = timeLeft(opensAt, now);
    for (const [unit, { number, word }] of places) {
      number.textContent = numberFormat(locale, { minimumIntegerDigits: 2 }).format(left[unit]);
      word.textContent = units[unit][pluralRules(locale).select(left[unit])] ?? units[unit].other;
    }
    countdown.dataset.live = "counting";
    timer = setTimeout(show, (opensAt - now) % 1000 || 1000);
  }

  function open() {
    isOpen = true;
    ask(0);
  }

  function ask(attempt: number) {
    setTimeout(() => void enter(attempt), wait(attempt));
  }

  async function enter(attempt: number) {
    const isClosed = await isStillClosed(opens).catch(() => true);
    if (isClosed) return ask(attempt + 1);
    if (!isBusy()) return reload();
    countdown.dataset.live = "opened";
    countdown.querySelector("[role=status]")!.textContent = opened;
  }
}

/** Reports whether the shopper would lose something when the page is loaded again. */
const isBusy = () =>
  document.activeElement?.matches("input, select, textarea, [contenteditable]") === true ||
  document.querySelector("dialog[open], :popover-open, [aria-modal=true]") !== null;
