import type { BrowserContext, Page } from "@playwright/test";

/** Holds requests back, those for a script for example, until the function that it returns is called. */
export async function heldBack(of: Page | BrowserContext, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await of.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
