import type { BrowserContext, Page } from "@playwright/test";

/** Holds requests back, for example for a script, until the returned function is called. */
export async function heldBack(of: Page | BrowserContext, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await of.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
