import type { Page } from "@playwright/test";

/**
 * Slows a page down: each request takes 250 ms longer, and its processor has a quarter of the speed. Its requests may take as long as
 * they need: with seven browsers on two cores a limit of 15 seconds says nothing about the product.
 */
export async function shake(page: Page) {
  try {
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 250,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  } catch {
    // The page was closed in the meantime.
  }
}
