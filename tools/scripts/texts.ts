import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { textLists } from "./text-lists.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/** `npm run texts`: lists the words of each site, after a file of words was added or removed. */
expectNoArguments("npm run texts --", "Lists the words of each site.");
for (const [file, source] of await textLists()) await writeFile(join(projectFolder, file), source);
