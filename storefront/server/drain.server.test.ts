import { cartApiPath } from "../../border/border-paths.ts";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { builtServer, type BuiltServer } from "../../tests/support/built-server.ts";
import { preparedFolder } from "../../tests/support/databases.ts";

/** The end of the server's process, as a load balancer and its clients see it. */

let server: BuiltServer;
afterEach(() => server.remove());

/** Requests a path and returns status, `Connection` header and whether the connection was used before; or the error's code. */
async function outcomeOf(path: string, agent: Agent) {
  const request = get(`${server.origin}${path}`, { agent });
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    const { statusCode, headers } = response;
    return { statusCode, connection: headers.connection, isReused: request.reusedSocket };
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code };
  }
}

test(
  "after SIGTERM /health/ready fails at once, and the server answers on open and new connections until the drain ends",
  { timeout: 120_000 },
  async () => {
    server = await builtServer({ database: await preparedFolder() });
    await server.start({ DRAIN_FOR: "3000" });
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const paths = ["/service/pageborder/footer/DE", cartApiPath, "/kaffee-c1000.html"];
    for (const path of paths)
      expect(await outcomeOf(path, kept)).toMatchObject({ statusCode: 200 });
    const signalled = performance.now();
    const ended = server.kill("SIGTERM").then(() => performance.now() - signalled);
    await expect
      .poll(() => outcomeOf("/health/ready", new Agent()))
      .toMatchObject({ statusCode: 503 });
    const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
    while (server.exitCode() === null) {
      const began = performance.now() - signalled;
      for (const path of paths)
        for (const agent of [kept, new Agent()]) {
          const outcome = await outcomeOf(path, agent);
          // One that begins just before the end may find the server closed.
          if (began < 2_500) outcomes.push(outcome);
        }
      await sleep(20);
    }
    expect(await ended).toBeGreaterThanOrEqual(3_000);
    expect(server.exitCode()).toBe(0);
    expect(new Set(outcomes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(outcomes.some(({ isReused }) => isReused)).toBe(true);
    expect(outcomes.at(-1)).toMatchObject({ connection: "close" });
  },
);

test("a second signal ends a server that drains at once", { timeout: 60_000 }, async () => {
  server = await builtServer({ database: await preparedFolder() });
  await server.start({ DRAIN_FOR: "600000" });
  const ended = server.kill("SIGTERM");
  await expect
    .poll(() => outcomeOf("/health/ready", new Agent()))
    .toMatchObject({ statusCode: 503 });
  await server.kill("SIGTERM");
  await ended;
  expect(server.exitCode()).toBe(1);
});

test("Ctrl-C ends a server without a drain", { timeout: 60_000 }, async () => {
  server = await builtServer({ database: await preparedFolder() });
  await server.start({ DRAIN_FOR: "600000" });
  await server.kill("SIGINT");
  expect(server.exitCode()).toBe(0);
});
