import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkPort, freePort } from "./free-port.ts";

test("a free port can be listened on, and is none that outgoing connections get", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});

test("a port on which a server listens is refused, and any free one is accepted", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(checkPort(port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE", port });
  server.close();
  await checkPort(0, "127.0.0.1");
});

test("a host that is not of this machine has no free port, and says so", async () => {
  await expect(freePort("192.0.2.1")).rejects.toThrow("EADDRNOTAVAIL");
});
