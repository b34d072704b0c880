import type { Page } from "@playwright/test";

/** Slows a page down: each request takes 250 ms longer, and its processor has a quarter of the speed. */
export async function shake(page: Page) {
  try {
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
