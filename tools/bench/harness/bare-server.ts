import { serveInChild } from "./serve-in-child.ts";
import type { RawAnswer } from "./servers.ts";

/** A child process of the bench: sends the answer that it received last to every request. */

let answer: RawAnswer;

serveInChild(
  (message: RawAnswer) => (answer = message),
  (_request, response) => response.writeHead(answer.status, answer.headers).end(answer.body),
);
