import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findNginx } from "../scripts/programs.ts";
import { runNginx } from "../scripts/run-nginx.ts";
import type { RawAnswer, Server } from "./servers.ts";

/** Starts nginx, which serves the bytes of an answer from a file at `path`. Undefined where there is no nginx. */
export async function startNginxFile(
  path: string,
  { headers, body }: RawAnswer,
): Promise<Server | undefined> {
  if (!findNginx()) return undefined;
  return runNginx(async (folder, port) => {
    await mkdir(join(folder, "files"));
    await writeFile(join(folder, "files", "fragment"), Buffer.from(body, "base64"));
    const { "content-encoding": encoding, "cache-control": cacheControl } = headers;
    return `server {
  listen 127.0.0.1:${port};
  open_file_cache max=10;
  keepalive_requests 1000000;
  location = ${path} {
    alias ${folder}/files/fragment;
    default_type "text/html; charset=utf-8";
    add_header Cache-Control "${cacheControl}";
    ${encoding ? `add_header Content-Encoding ${encoding};` : ""}
  }
}
`;
  });
}
