import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RawAnswer } from "./servers.ts";

/** A child process of the bench: sends its port, then answers every request with the answer that it received last. */

let status = 503;
let headers: Record<string, string> = {};
let body = Buffer.alloc(0);

process.on("message", (answer: RawAnswer) => {
  ({ status, headers } = answer);
  body = Buffer.from(answer.body, "base64");
  process.send!("ready");
});

const server = createServer((_request, response) => {
  response.writeHead(status, headers).end(body);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
