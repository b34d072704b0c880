import { join } from "node:path";
import { stringify } from "yaml";
import { readFolder, type ContentFiles } from "../../platform/content/content-files.ts";

/** Returns content files with values as YAML; a text is taken as it is. */
export const filesOf = (values: Record<string, unknown>): ContentFiles =>
  new Map(
    Object.entries(values).map(([path, value]) => [
      path,
      typeof value === "string" ? value : stringify(value),
    ]),
  );

/** Reads the shop's own files of a part of the content. */
export async function shopFiles(part: string): Promise<ContentFiles> {
  return (await readFolder(join("shop/content", part))).files;
}
