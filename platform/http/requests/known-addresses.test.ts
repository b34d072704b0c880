import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { knowAddresses } from "./known-addresses.ts";

test("the address of a client is known after the client has left", async () => {
  const server = createServer();
  knowAddresses(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const requested = once(server, "request");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [{ socket }] = (await requested) as [IncomingMessage];
  const left = once(socket, "close");
  client.destroy();
  await left;
  expect(socket.remoteAddress).toBe("127.0.0.1");
  server.close();
});
