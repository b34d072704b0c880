import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Admission, Caller } from "./admission.ts";
import type { Importance } from "./waiting-tasks.ts";
import { isForm } from "../requests/forms.ts";
import { insideRequest } from "../requests/inside-requests.ts";

/** Returns the request as the caller of a rendering, or undefined when it is part of a task that has been admitted. */
export function callerOf(
  request: FastifyRequest,
  importance: Importance = "page",
): Caller | undefined {
  if (insideRequest()) return undefined;
  const connection = request.raw.socket;
  return {
    connection,
    importance,
    isGone: () => connection.destroyed,
    close: () => void connection.destroy(),
  };
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route limits its work itself and needs no slot of the shop's. */
    hasOwnLimit?: boolean;
    /** Priority of the handler when it waits for a slot. */
    importance?: Importance;
  }
}

export const isWrite = ({ method }: Pick<RouteOptions, "method">) => ![method].flat().every(isRead);

/**
 * Requires a slot for the handler of every writing route that is registered afterwards, once the body is received and checked.
 * Requests of one shopper take precedence over renderings: they are never cached, and a shopper who pays has waited for the pages
 * already.
 */
export function admitWrites(app: FastifyInstance, admission: Admission) {
  admit(app, admission, isWrite);
}

/** Requires a slot for the handlers of reading routes, where responses belong to one shopper. */
export function admitReads(app: FastifyInstance, admission: Admission) {
  admit(app, admission, (route) => !isWrite(route));
}

function admit(
  app: FastifyInstance,
  admission: Admission,
  isWork: (route: RouteOptions) => boolean,
) {
  app.addHook("onRoute", (route) => {
    if (!isWork(route) || route.config?.hasOwnLimit) return;
    const { handler } = route;
    route.config = { importance: "shopper", ...route.config };
    route.handler = async function (request, reply) {
      const since = performance.now();
      const work = async () => handler.call(this, request, reply);
      const caller = callerOf(request, request.routeOptions.config.importance);
      if (!caller) return work();
      const response = await admission.run(caller, work);
      // A page of its own that says that the database is away.
      if (reply.statusCode === 503 && !reply.sent) await admission.delay(caller, since);
      return response;
    };
  });
}

/**
 * Refuses requests before they are read when their handlers would get no slot. Must be called before other hooks are registered. Forms
 * are read first: the refusal can then show again what was typed.
 */
export function refuseBeforeReading(
  app: FastifyInstance,
  admission: Pick<Admission, "refuseEarly">,
) {
  app.addHook("onRequest", async (request) => {
    const { importance } = request.routeOptions.config;
    const caller = importance && !isForm(request) ? callerOf(request, importance) : undefined;
    await (caller && admission.refuseEarly(caller));
  });
}

/** Admits writes in a scope before the work of other routes. */
export function admitWritesFirst(scope: FastifyInstance) {
  scope.addHook("onRoute", (route) => {
    if (isWrite(route)) route.config = { ...route.config, importance: "account" };
  });
}
