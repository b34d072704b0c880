import { once } from "node:events";
import { join } from "node:path";
import type { HostProcess } from "../../tools/hosts/host-process.ts";
import type { Host } from "./host.ts";

/** Options of Node for a host in a process of its own whose clock tests set. */
export const withClock = ["--import", join(import.meta.dirname, "moved-clock.ts")];

/** Returns a host that was started `withClock`. */
export const clockedHost = ({ origin, process, stop }: HostProcess): Host => ({
  origin,
  async setTime(time) {
    const answered = once(process, "message");
    process.send(time);
    await answered;
  },
  stop,
});
