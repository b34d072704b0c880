import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { cachedFirst } from "./cached-first.ts";

test("a client that never reads its answer is cut off", async () => {
  const serve = cachedFirst({
    peek: () => undefined,
    headers: {},
    timeouts: { requestTimeout: 1_000, connectionTimeout: 100, keepAliveTimeout: 60_000 },
  });
  const large = Buffer.alloc(50_000_000);
  const server = serve((_request, response) => void response.end(large), {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  const [served] = (await once(server, "connection")) as [Socket];
  await once(served, "close");
  expect(served.bytesWritten).toBeLessThan(large.length * 2);
  client.destroy();
  server.close();
});
