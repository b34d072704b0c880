import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Admission, Caller, Importance } from "./admission.ts";
import { isForm } from "./forms.ts";
import { insideRequest } from "./inside-requests.ts";

/** The request as one that something is rendered for; undefined when it is part of work under way. */
export function callerOf(
  request: FastifyRequest,
  importance: Importance = "page",
): Caller | undefined {
  if (insideRequest()) return undefined;
  const { socket } = request.raw;
  return { connection: socket, importance, isGone: () => socket.destroyed };
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route bounds its work itself, and takes no place of the shop's. */
    hasOwnLimit?: boolean;
    /** How soon the handler gets its place. */
    importance?: Importance;
  }
}

export const isWrite = ({ method }: Pick<RouteOptions, "method">) => ![method].flat().every(isRead);

/**
 * A request whose handler would find no place is refused before it is read. Comes before the hooks of others. A form is read
 * first: what was typed is not lost with an answer.
 */
export function refuseEarly(app: FastifyInstance, admission: Admission) {
  app.addHook("onRequest", async (request) => {
    const { importance } = request.routeOptions.config;
    const caller = importance && !isForm(request) ? callerOf(request, importance) : undefined;
    if (caller) await admission.refuseEarly(caller);
  });
}

/**
 * From here on the handler of every route that writes takes a place, after the body was received and checked. What belongs
 * to one shopper goes before renderings: it is in no cache, and a shopper who pays has waited for the pages already.
 */
export function admitWrites(app: FastifyInstance, admission: Admission) {
  admit(app, admission, isWrite);
}

/** The same for routes that read, where answers belong to one shopper. */
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
    route.handler = function (request, reply) {
      const work = async () => handler.call(this, request, reply);
      const caller = callerOf(request, request.routeOptions.config.importance);
      return caller ? admission.run(caller, work) : work();
    };
  });
}

/** From here on what a scope writes goes before the work of other routes. */
export function admitWritesFirst(scope: FastifyInstance) {
  scope.addHook("onRoute", (route) => {
    if (isWrite(route)) route.config = { ...route.config, importance: "account" };
  });
}
