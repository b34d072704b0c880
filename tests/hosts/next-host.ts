import { once } from "node:events";
import { join } from "node:path";
import { startNextHost } from "../../tools/hosts/next-host.ts";
import type { Host } from "./host.ts";

/** Starts the application of border/hosts/next in front of the shop at `shop` ("127.0.0.1:3000"), with a clock that tests set. */
export async function startNext(shop: string): Promise<Host> {
  const clock = join(import.meta.dirname, "moved-clock.ts");
  const { origin, next, stop } = await startNextHost(`http://${shop}`, ["--import", clock]);
  return {
    origin,
    async setTime(time) {
      const answered = once(next, "message");
      next.send(time);
      await answered;
    },
    stop,
  };
}
