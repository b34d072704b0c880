import "../../client/styles/header.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { optionalGroups } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { showBanner, type Banner } from "./banner.ts";

let banner: Banner | undefined;

beforeEach(async () => {
  // Loaded before the first layout, as on a page that has it in its cache.
  await Promise.all(
    ["400", "700"].map((weight) => document.fonts.load(`${weight} 1em Kontor Text`)),
  );
});
afterEach(() => {
  banner?.close();
  document.documentElement.style.fontSize = "";
});

function ask(code: SiteCode) {
  const { site, texts } = valueAt(allSites, code);
  banner = showBanner({
    texts: texts.consent,
    locale: site.locale,
    groups: optionalGroups,
    onDecide() {},
    onClose() {},
  });
  const { shadowRoot } = document.querySelector("kontor-consent")!;
  const all = <Found extends Element>(selector: string) => [
    ...shadowRoot!.querySelectorAll<Found>(selector),
  ];
  const panel = all(".panel")[0]!;
  for (const rise of panel.getAnimations()) rise.finish();
  return {
    panel,
    buttons: all<HTMLButtonElement>("button"),
    boxes: all<HTMLInputElement>("input:enabled"),
    items: all("li"),
    /** Whether no part of the element is outside the window, clipped or covered. */
    isInSight(element: Element) {
      const { left, right, top, bottom, x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [y + height / 2, x + width / 2];
      return [
        [left + 2, middle],
        [right - 2, middle],
        [centre, top + 2],
        [centre, bottom - 2],
      ].every(([across, down]) => {
        const seen = shadowRoot!.elementFromPoint(across!, down!);
        return seen !== null && element.contains(seen);
      });
    },
  };
}

const sizes = [
  [1280, 900, 190],
  // With the header's bar half of the window.
  [360, 640, 266],
  [390, 844, 300],
] as const;

test.each(sizes)(
  "at %i by %i pixels a link that gets the focus lies above the banner, with its outline",
  async (width, height) => {
    await page.viewport(width, height);
    const list = document.body.appendChild(document.createElement("div"));
    list.innerHTML = '<a href="/">Link</a><br>'.repeat(100);
    const { panel } = ask("DE");
    const covered = height - panel.getBoundingClientRect().top;
    await expect
      .poll(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
      .toBeGreaterThanOrEqual(covered);
    for (const link of list.querySelectorAll("a")) {
      link.focus();
      const outlineEnd = link.getBoundingClientRect().bottom + 5;
      expect(outlineEnd).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
    }
    list.remove();
    scrollTo(0, 0);
  },
);

test.each(siteCodes.flatMap((code) => sizes.map((size) => [code, ...size] as const)))(
  "the consent banner of %s at %i by %i pixels is at most %i pixels high, with every choice in sight",
  async (code, width, height, limit) => {
    await page.viewport(width, height);
    const { panel, buttons, isInSight } = ask(code);
    expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(limit);
    expect(buttons.map(isInSight)).toEqual([true, true, true]);
    const [refuse, accept] = buttons.map((button) => {
      const { backgroundColor, color, font, height: high, width: wide } = getComputedStyle(button);
      return { backgroundColor, color, font, high, wide };
    });
    expect(refuse).toEqual(accept);
  },
);

test.each([
  ["HU", 320, 640],
  ["DE", 360, 740],
  ["CH_FR", 1280, 650],
] as const)(
  "the choices of consent of %s at %i by %i pixels: two at least are in sight, and the focused one always is",
  async (code, width, height) => {
    await page.viewport(width, height);
    const { boxes, buttons, items, isInSight } = ask(code);
    banner!.openSettings();
    expect(items.filter(isInSight).length).toBeGreaterThanOrEqual(2);
    for (const box of boxes) {
      expect(box.matches(":focus")).toBe(true);
      expect(isInSight(box)).toBe(true);
      await userEvent.keyboard("{Tab}");
    }
    expect(buttons.map(isInSight)).toEqual([true, true, true]);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(isInSight(boxes.at(-1)!)).toBe(true);
  },
);

test.each(siteCodes)(
  "at 320 pixels with doubled text each consent choice of %s can be reached",
  async (code) => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = "200%";
    const { boxes, buttons, panel, isInSight } = ask(code);
    banner!.openSettings();
    for (const control of [...boxes, ...buttons]) {
      control.focus();
      expect(isInSight(control)).toBe(true);
    }
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
);
