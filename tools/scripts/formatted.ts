import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** Returns a text as `npm run format` would write it into a file of this name. Throws for a text that cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = await readFile(join(projectFolder, ".oxfmtrc.json"), "utf8");
  const { code, errors } = await format(file, text, JSON.parse(options) as FormatConfig);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return code;
}
