import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Admission, Asker } from "./admission.ts";
import { insideRequest } from "./inside-requests.ts";

/** The request as one that something is rendered for; undefined when it is part of work under way. */
export function askerOf(request: FastifyRequest): Asker | undefined {
  if (insideRequest()) return undefined;
  const { socket } = request.raw;
  return {
    kind: `${request.method} ${request.routeOptions.url}`,
    connection: socket,
    isFirst: false,
    isGone: () => socket.destroyed,
  };
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route bounds its work itself, and takes no place of the shop's. */
    hasOwnLimit?: boolean;
  }
}

export const isWrite = ({ method }: Pick<RouteOptions, "method">) => ![method].flat().every(isRead);

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
    route.handler = function (request, reply) {
      const work = async () => handler.call(this, request, reply);
      const asker = askerOf(request);
      return asker ? admission.run({ ...asker, isFirst: true }, work) : work();
    };
  });
}
