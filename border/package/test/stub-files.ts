import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { supportedContract } from "../core/load-fragment.ts";
import { stubFile } from "./stub-fragments.ts";
import { stubScript } from "./stub-script.ts";
import { stubSheets } from "./stub-sheets.ts";

const borderFiles: Record<string, string> = { ...stubSheets, "boot.js": stubScript };
const files: Record<string, string> = {
  ...borderFiles,
  "shop.css": "body { font-family: sans-serif; }",
};

/** Returns the list of the border's files in a release. */
export const stubAssets = (release: string) => ({
  contract: supportedContract,
  ...Object.fromEntries(
    Object.entries(borderFiles).map(([name, text]) => [
      name,
      { url: stubFile(name, release), integrity: integrityOf(text) },
    ]),
  ),
});

const integrityOf = (text: string) =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** Sends a file of any release: "/kontor/boot-2026-11.js". */
export function sendStubFile(response: ServerResponse, path: string) {
  const name = Object.keys(files).find((each) => {
    const [start, end] = stubFile(each, "\0").split("\0");
    return path.startsWith(start!) && path.endsWith(end!);
  });
  if (!name) return response.writeHead(404).end();
  return response
    .writeHead(200, {
      "content-type": name.endsWith("css") ? "text/css" : "text/javascript",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
    })
    .end(files[name]);
}
