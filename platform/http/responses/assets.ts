import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { FastifyInstance } from "fastify";
import { encodedRendered, renderedFrom, sendRendered, type Rendered } from "../caching/rendered.ts";

/** The built browser files, in memory with all their encodings, and files that the server writes, compressed when they are first requested. */
export interface Assets {
  /** Returns the path under `/kontor/` of an entry: "header.css" is "/kontor/header-HASH.css". Throws for an unknown name. */
  url(name: string): string;
  /** The files of the border by name, with URLs and hashes for `integrity` attributes. */
  border: Record<string, { url: string; integrity: string }>;
  /** Adds a file that the server writes itself. Returns its name, with a hash of its content in it. */
  add(name: string, content: string): string;
  get(file: string): Rendered | undefined;
  /** The names of all files. */
  names(): string[];
}

const contentTypes: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff2: "font/woff2",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  json: "application/json; charset=utf-8",
};

export const assetsPath = "/kontor/";

/** Reports whether a file belongs to the border: a host adds it to the page itself when it takes the fragments without it. */
const isOfBorder = (name: string) =>
  /^(((shadow-)?(header|footer)|shadow-page|themes)\.css|boot\.js|.*\.woff2)$/.test(name);

/** Returns the headers of a file by its extension; undefined for files that browsers do not load. */
export function assetHeaders(file: string): Record<string, string> | undefined {
  const contentType = contentTypes[file.slice(file.lastIndexOf(".") + 1)];
  return contentType
    ? {
        "content-type": contentType,
        "cache-control": "public, max-age=31536000, immutable",
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff",
      }
    : undefined;
}

/** Reads the compressed build of the client; `manifest.json` maps entries to hashed files. */
export async function loadAssets(folder: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Record<
    string,
    { file: string; isEntry?: boolean }
  >;
  const files = new Map<string, Rendered>();
  const names = new Set(await readdir(folder));
  const read = (name: string) => readFile(join(folder, name));
  for (const file of names) {
    const headers = assetHeaders(file);
    if (!headers || file === "manifest.json") continue;
    files.set(
      file,
      encodedRendered(await read(file), headers, {
        gzip: names.has(`${file}.gz`) ? await read(`${file}.gz`) : undefined,
        br: names.has(`${file}.br`) ? await read(`${file}.br`) : undefined,
      }),
    );
  }
  const entries = new Map(
    Object.entries(manifest)
      .filter(([source, { isEntry }]) => isEntry || source.endsWith(".woff2"))
      .map(([source, { file }]) => [nameOf(source, file), file]),
  );
  const url = (name: string) => {
    const file = entries.get(name);
    if (!file)
      throw new Error(
        `No asset "${name}"; there are ${[...entries.keys()].join(", ")}. Run npm run build.`,
      );
    return assetsPath + file;
  };
  const integrityOf = (file: string) =>
    `sha384-${createHash("sha384")
      .update(files.get(file)?.bodies.identity.bytes ?? "")
      .digest("base64")}`;
  return {
    url,
    border: Object.fromEntries(
      [...entries]
        .filter(([name]) => isOfBorder(name))
        .map(([name, file]) => [name, { url: assetsPath + file, integrity: integrityOf(file) }]),
    ),
    add(name, content) {
      const bytes = Buffer.from(content);
      const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
      const file = `${parse(name).name}-${hash}${parse(name).ext}`;
      files.set(file, renderedFrom(bytes, assetHeaders(file)!, 11));
      return file;
    },
    get: (file) => files.get(file),
    names: () => [...files.keys()],
  };
}

/** Returns the name of an entry: "client/boot.ts" built to "boot-HASH.js" is "boot.js". */
function nameOf(source: string, file: string): string {
  const name = source.slice(source.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return name + file.slice(file.lastIndexOf("."));
}

/**
 * Serves the built files as immutable: a changed file has another name. `findShared` returns files of other builds
 * (`createSharedAssets`).
 */
export function assetRoutes(
  app: FastifyInstance,
  assets: Assets,
  findShared?: (file: string) => Promise<Rendered | undefined>,
) {
  app.get<{ Params: { file: string } }>(
    `${assetsPath}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const rendered = assets.get(file) ?? (await findShared?.(file));
      return rendered ? sendRendered(request, reply, rendered) : reply.callNotFound();
    },
  );
}
