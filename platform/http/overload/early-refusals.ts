import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "./admission.ts";
import type { Importance } from "./waiting-tasks.ts";
import { callerOf, callerOver } from "./admitted-routes.ts";
import { isForm } from "../requests/forms.ts";

/** A refusal as it was sent, for every client that asks for the same. */
interface KnownRefusal {
  count?(status: number): void;
  importance: Importance;
  headers: Record<string, string>;
  body: Buffer;
}

type Counter = (route: string) => (status: number) => void;

/** Limits of the cached refusals: clients could vary their requests endlessly. */
const max = { refusals: 100, keyLength: 300 };

/**
 * Refuses requests before they are read when their handlers would get no slot. The first refusal of a path is Fastify's; the next
 * ones are sent without it, because Fastify takes longer to respond than a refusal may take from admitted tasks.
 */
export class EarlyRefusals {
  private readonly known = new Map<string, KnownRefusal>();
  private readonly admission: Pick<Admission, "refuseEarly">;
  private readonly counter: Counter | undefined;

  /** `counter` returns what counts the responses of a route, by status: those that Fastify does not see. */
  constructor(admission: Pick<Admission, "refuseEarly">, counter?: Counter) {
    this.admission = admission;
    this.counter = counter;
  }

  /**
   * Makes Fastify refuse. Must be called before other hooks are registered. Forms are read first: the refusal can then show again
   * what was typed.
   */
  refuseIn(app: FastifyInstance) {
    const refused = new WeakSet<FastifyRequest>();
    app.addHook("onRequest", async (request) => {
      const { importance } = request.routeOptions.config;
      const caller = importance && !isForm(request) ? callerOf(request, importance) : undefined;
      const refusal = caller && this.admission.refuseEarly(caller);
      if (!refusal) return;
      refused.add(request);
      await refusal;
    });
    app.addHook("onSend", (request, reply, payload, done) => {
      if (refused.has(request)) this.keep(request, reply, payload);
      done();
    });
  }

  /** Refuses a request without Fastify if it would get no slot and its refusal is known. Returns whether it does. */
  refuse(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.known.size === 0) return false;
    const known = this.known.get(keyOf(request.method, request.url, request.headers));
    if (!known) return false;
    const { socket } = request;
    const { importance, headers, body } = known;
    const refusal = this.admission.refuseEarly(callerOver(socket, importance));
    refusal?.catch(() => {
      response.writeHead(503, headers).end(body);
      known.count?.(503);
    });
    return refusal !== undefined;
  }

  /** Keeps a refusal that Fastify sends. Those for programs are the same for everyone, except for the request that they name. */
  private keep(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { "set-cookie": cookies, ...headers } = reply.getHeaders();
    const { url, config } = request.routeOptions;
    const key = keyOf(request.method, request.originalUrl, request.headers);
    const isForPrograms = String(headers["content-type"]).startsWith("application/problem+json");
    if (!isForPrograms || cookies || typeof payload !== "string" || key.length > max.keyLength)
      return;
    const body = Buffer.from(JSON.stringify({ ...JSON.parse(payload), instance: undefined }));
    if (this.known.size === max.refusals) this.known.clear();
    this.known.set(key, {
      count: this.counter?.(url!),
      importance: config.importance!,
      headers: { ...(headers as Record<string, string>), "content-length": String(body.length) },
      body,
    });
  }
}

/** Joins what a refusal depends on: its route, whether a page is wanted, and the origin that may read it. */
function keyOf(method = "", url = "", headers: IncomingHttpHeaders): string {
  const { accept, "content-type": type, origin } = headers;
  return [method, url.replace(/\?.*/s, ""), accept, type, origin].join("\n");
}
