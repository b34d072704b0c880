import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedFolder } from "../tests/support/databases.ts";

/** The server's process: how it starts, refuses to start and ends. */

let server: BuiltServer;
afterEach(() => server.remove());
const filledServer = async () => builtServer({ database: await preparedFolder() });

test(
  "the server ends on SIGTERM after its last answers, and frees its port and folder",
  // It starts two servers, the first on a database that is filled for it.
  { timeout: 400_000 },
  async () => {
    server = await filledServer();
    await server.start();
    // A cached answer is refused at no load; a page would be read again once the index of lists is built.
    const fragment = `${server.origin}/service/pageborder/footer/DE`;
    await fetch(fragment);
    const outcomes = Array.from({ length: 20 }, () =>
      fetch(fragment).then(
        async (response) => (await response.text()) && response.status,
        (error: Error) => (error.cause as NodeJS.ErrnoException).code,
      ),
    );
    await outcomes[0];
    await server.kill("SIGTERM");
    expect(server.exitCode()).toBe(0);
    // The system resets connections that it took and the server has not read yet. An answer that began is never cut off.
    for (const outcome of await Promise.all(outcomes))
      expect([200, "ECONNREFUSED", "ECONNRESET"]).toContain(outcome);
    expect(await outcomes[0]).toBe(200);
    await server.start();
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  },
);

test(
  "the server ends on SIGTERM although a client keeps asking for a cached fragment over one connection",
  { timeout: 200_000 },
  async () => {
    server = await filledServer();
    await server.start();
    const { hostname, port } = new URL(server.origin);
    const client = connect(Number(port), hostname).on("error", () => {});
    const path = "/service/pageborder/footer/DE";
    await fetch(`${server.origin}${path}`);
    const request = `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    // The connection is never idle: the beginning of the next request is always there.
    const [beginning, end] = [request.slice(0, 10), request.slice(10)];
    client.write(request + beginning);
    client.on("data", (bytes) => {
      if (String(bytes).includes("HTTP/1.1 200")) client.write(end + beginning);
    });
    await once(client, "data");
    await server.kill("SIGTERM");
    expect(server.exitCode()).toBe(0);
  },
);

test(
  "a thousand clients that come at once are connected, even while the server is busy",
  { timeout: 200_000 },
  async () => {
    server = await filledServer();
    await server.start();
    const { hostname, port } = new URL(server.origin);
    const clients = await server.whilePaused(() =>
      Promise.all(
        Array.from({ length: 1_000 }, async () => {
          const client = connect(Number(port), hostname).on("error", () => {});
          await once(client, "connect");
          return client;
        }),
      ),
    );
    const last = clients.at(-1)!;
    last.write("GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n");
    expect(String((await once(last, "data"))[0])).toMatch(/^HTTP\/1.1 200 /);
    for (const client of clients) client.destroy();
  },
);

test.each([
  ["PORT", "99999", /^PORT is "99999"; allowed is .*65535\.$/],
  [
    "DATABASE_URL",
    "postgres://shop:secret@127.0.0.1:1/shop",
    /^The database is .*:1\. Check DATABASE_URL.*\.$/,
  ],
  ["DATA_DIR", "package.json", /^DATA_DIR is .*package\.json, which cannot be used: .*\.$/],
  [
    "DATA_DIR",
    "package.json/data",
    /^DATA_DIR is .*package\.json\/data, which cannot be used: .*\.$/,
  ],
])(
  "the server ends with one line when %s is %s, which is not allowed or cannot be used",
  async (name, value, line) => {
    server = await builtServer();
    await expect(server.start({ [name]: value })).rejects.toThrow(line);
    expect(server.exitCode()).toBe(1);
    expect(server.printed()).not.toContain("secret");
  },
);

test(
  "a server waits while another process uses its folder, says so, and takes over when that ends",
  { timeout: 200_000 },
  async () => {
    server = await filledServer();
    await server.start();
    const second = await builtServer();
    const isOpen = second.start({ DATA_DIR: server.folder });
    await vi.waitUntil(() => second.printed().endsWith("take over.\n"), { timeout: 60_000 });
    expect(second.printed()).toMatch(/^The database in .* is in use by another process\. .*\n$/);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    await server.kill("SIGTERM");
    await isOpen;
    expect((await fetch(`${second.origin}/health/ready`)).status).toBe(200);
    await second.remove();
  },
);
