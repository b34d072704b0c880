import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { shopPath } from "../../platform/client/shop-address.ts";
import { renderedFrom, sendRendered, type Rendered } from "../../platform/http/caching/rendered.ts";
import { pageHeaders } from "../../platform/http/responses/security-headers.ts";

const galleryPath = "/service/gallery";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * As strict as on every page, with two exceptions: the gallery frames itself to show an example at a width, and components that
 * are otherwise rendered only by servers insert data as HTML into the page, in which no script is ever run.
 */
const galleryHeaders = () => ({
  ...pageHeaders({ isFramed: true, insertsHtml: true }),
  "cache-control": "no-cache",
});

/** Serves the gallery of examples for developers. Its files are read at the first request. */
export function galleryRoutes(app: FastifyInstance, folder: string) {
  let files: Promise<Map<string, Rendered>> | undefined;
  // Its addresses are relative. Routes match with and without the trailing slash.
  app.get(galleryPath, { schema: { hide: true } }, async (request, reply) =>
    shopPath(request.originalUrl).split("?")[0] === galleryPath
      ? reply.redirect(`${galleryPath}/`, 301)
      : sendFile("index.html", request, reply),
  );
  app.get<{ Params: { "*": string } }>(
    `${galleryPath}/*`,
    { schema: { hide: true } },
    async (request, reply) => sendFile(request.params["*"], request, reply),
  );

  async function sendFile(path: string, request: FastifyRequest, reply: FastifyReply) {
    const rendered = (await (files ??= readGallery(folder))).get(path);
    return rendered ? sendRendered(request, reply, rendered) : reply.callNotFound();
  }
}

async function readGallery(folder: string): Promise<Map<string, Rendered>> {
  const files = new Map<string, Rendered>();
  if (!existsSync(folder)) return files;
  files.set(
    "index.html",
    renderedFrom(await readFile(join(folder, "index.html")), galleryHeaders()),
  );
  for await (const path of glob("assets/*", { cwd: folder }))
    files.set(
      `assets/${basename(path)}`,
      renderedFrom(await readFile(join(folder, path)), {
        "content-type": contentTypes[extname(path)] ?? "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      }),
    );
  return files;
}
