import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop.ts";

/** Presses the Tab key until an element has the focus; at the end of the page it begins again. */
export async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Returns fields from the top of the page down. */
export async function inTabOrder<Value>(fields: [Locator, Value][]) {
  const placed = await Promise.all(
    fields.map(async (field) => ({ field, top: (await field[0].boundingBox())!.y })),
  );
  return placed.sort((one, other) => one.top - other.top).map(({ field }) => field);
}
