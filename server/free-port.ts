import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports of outgoing connections, which could take the port while its server restarts. Browsers block no port of this
 * range.
 */
const [lowest, highest] = [20_000, 32_767];

/** Returns a port of a host of this machine on which nothing is listening at the moment. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port, host)) return port;
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  try {
    await checkPort(port, host);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    // Another port of this host would not do either.
    throw error;
  }
  return true;
}

/** Throws the error of the system, such as EADDRINUSE, when a server could not listen on a port; 0 is any free one. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
