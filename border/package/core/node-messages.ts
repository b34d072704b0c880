/**
 * The parts of Node's requests and responses that the types of this package name, so that it compiles in projects without Node's types.
 */

export interface NodeRequest {
  method?: string;
  url?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface NodeResponse {
  headersSent: boolean;
  writeHead(status: number): unknown;
  end(): unknown;
}

/** Middleware of Express, Connect and plain Node. */
export type ShopMiddleware = (
  request: NodeRequest,
  response: NodeResponse,
  next: () => void,
) => void;

/** The part of Fastify's interface that a plugin uses. */
export interface FastifyLike {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: "*",
    parse: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(
    path: string,
    response: (
      request: { raw: NodeRequest; ip: string; protocol: string; host: string },
      reply: { raw: NodeResponse; hijack(): unknown; callNotFound(): unknown },
    ) => void,
  ): unknown;
}

export type FastifyPlugin = (app: FastifyLike) => Promise<void>;
