import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { cartWorks, type Article } from "./cart-works.ts";

/**
 * A child process of the bench: bare `node:http` that runs a cart's raw statements for each request and sends the shop's answer
 * to the same request: the minimum cost of a cart behind HTTP in Node.
 */

/** The work that is done from now on. */
export interface RawCartWork {
  url: string;
  article: Article;
  /** Its index in `cartWorks`. */
  work: number;
  answer: string;
}

let pool: pg.Pool;
let current: RawCartWork;

process.on("message", (message: RawCartWork) => {
  current = message;
  pool ??= new pg.Pool({ connectionString: message.url, max: 10 });
  process.send!("ready");
});

const server = createServer(async (request, response) => {
  const { article, work, answer } = current;
  const body = await text(request);
  if (body) JSON.parse(body);
  const cookie = request.headers.cookie?.split("=")[1] ?? "";
  const id = createHash("sha256").update(cookie).digest("base64url");
  const client = await pool.connect();
  await cartWorks(article)[work]!.raw(client, { id, cookie });
  client.release();
  response.writeHead(200, { "content-type": "application/json" }).end(answer);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
