import { text } from "node:stream/consumers";
import pg from "pg";
import { cartIdOf, cartWorks, type Article } from "./cart-works.ts";
import { onPool } from "./harness/rounds.ts";
import { serveInChild } from "./harness/serve-in-child.ts";

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

serveInChild(
  (message: RawCartWork) => {
    current = message;
    pool ??= new pg.Pool({ connectionString: message.url, max: 10 });
  },
  async (request, response) => {
    const { article, work, answer } = current;
    const body = await text(request);
    if (body) JSON.parse(body);
    const cookie = request.headers.cookie?.split("=")[1] ?? "";
    const { raw } = cartWorks(article)[work]!;
    await onPool(pool, (client) => raw(client, { id: cartIdOf(cookie), cookie }))();
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  },
);
