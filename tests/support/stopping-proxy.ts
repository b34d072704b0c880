import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Forwards a request and returns its answer. */
type Forward = () => Promise<Forwarded>;

interface Forwarded {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Handles a request instead of forwarding it. The client's connection breaks when it throws. */
export type Interruption = (forward: Forward) => Promise<Forwarded>;

/** Starts a server before another one, at whose requests a test can act. */
export async function startStoppingProxy(target: string) {
  let next: { name: string; act: Interruption } | undefined;

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { authorization = "", "vendure-token": channel } = request.headers;
    const forward = async () => {
      const response = await fetch(new URL(request.url!, target), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization,
          ...(typeof channel === "string" && { "vendure-token": channel }),
        },
        body,
      });
      const token = response.headers.get("vendure-auth-token");
      return {
        status: response.status,
        headers: { ...(token && { "vendure-auth-token": token }) },
        body: await response.text(),
      };
    };
    try {
      const { act } = next?.name !== undefined && body.includes(next.name) ? next : {};
      if (act) next = undefined;
      const answer = await (act ? act(forward) : forward());
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Acts at the next request whose body contains a name. */
    interrupt(name: string, act: Interruption) {
      next = { name, act };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
