import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { basePath } from "../../shared/sites/base-path.ts";
import type { Preview } from "../../shared/sites/viewpoint.ts";

/** The view of a request that the server sends to itself: the present, or the preview of a member of staff. */
export interface InsideRequest {
  preview?: Preview;
}

const underWay = new AsyncLocalStorage<InsideRequest>();

/** Returns the inside request that is being answered, or undefined for a request from outside. */
export const insideRequest = (): InsideRequest | undefined => underWay.getStore();

/**
 * Requests a page of the shop from this server on behalf of a request that it is answering: without cookies, at the given moment
 * without a token, and without a slot, because the outer request already has one.
 */
export const requestInside = (
  app: FastifyInstance,
  { url, host, preview }: { url: string; host: string; preview: Preview | undefined },
) =>
  underWay.run(preview ? { preview } : {}, async () =>
    app.inject({ url: basePath() + url, headers: { host, accept: "text/html" } }),
  );
