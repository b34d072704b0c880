import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { encodedRendered, sendRendered, type Rendered } from "./rendered.ts";

/** The built browser files, in memory with all their encodings. */
export interface Assets {
  /** Returns the path under `/kontor/` of an entry: "header.css" is "/kontor/header-HASH.css". Throws for an unknown name. */
  url(name: string): string;
  /** The files of the border by name, with URLs and hashes for `integrity` attributes. */
  border: Record<string, { url: string; integrity: string }>;
  get(file: string): Rendered | undefined;
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
  ["header.css", "footer.css", "themes.css", "boot.js"].includes(name) || name.endsWith(".woff2");

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
    const extension = file.slice(file.lastIndexOf(".") + 1);
    const contentType = contentTypes[extension];
    if (!contentType || file === "manifest.json") continue;
    const headers = {
      "content-type": contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    };
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
    get: (file) => files.get(file),
  };
}

/** Returns the name of an entry: "client/boot.ts" built to "boot-HASH.js" is "boot.js". */
function nameOf(source: string, file: string): string {
  const name = source.slice(source.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return name + file.slice(file.lastIndexOf("."));
}

/** Serves the built files as immutable: a changed file has another name. */
export function assetRoutes(app: FastifyInstance, assets: Assets) {
  app.get<{ Params: { file: string } }>(
    `${assetsPath}:file`,
    { schema: { hide: true } },
    (request, reply) => {
      const rendered = assets.get(request.params.file);
      return rendered ? sendRendered(request, reply, rendered) : reply.callNotFound();
    },
  );
}
