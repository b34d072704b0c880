import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Preview } from "../shared/viewpoint.ts";

/** What a request that the server sends itself is for: the present, or what a member of staff looks at. */
export interface InsideRequest {
  preview?: Preview;
}

const underWay = new AsyncLocalStorage<InsideRequest>();

/** The inside request that is being answered; undefined while one from outside is. */
export const insideRequest = (): InsideRequest | undefined => underWay.getStore();

/**
 * Asks this server for a page of the shop on behalf of a request that it is answering: without cookies, at the given moment
 * without a token, and without a place of its own, because the work under way has one already.
 */
export const requestInside = (
  app: FastifyInstance,
  { url, host, preview }: { url: string; host: string; preview: Preview | undefined },
) =>
  underWay.run(preview ? { preview } : {}, async () =>
    app.inject({ url, headers: { host, accept: "text/html" } }),
  );
