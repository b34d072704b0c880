import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves requests in a child process of the bench, which sends its port; `receive` gets what is to be served from then on. */
export function serveInChild<Message>(receive: (message: Message) => void, serve: RequestListener) {
  process.on("message", (message: Message) => {
    receive(message);
    process.send!("ready");
  });
  const server = createServer(serve);
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
  process.once("SIGTERM", () => process.exit(0));
  process.once("disconnect", () => process.exit(0));
}
