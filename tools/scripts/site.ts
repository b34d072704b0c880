import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { argumentsOfProcess, wordOf } from "../../server/commands/arguments.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { formatted } from "./formatted.ts";
import { listsWith } from "./new-site/lists-of-sites.ts";
import { newSite, SiteProblem, type NewSite, type SiteOptions } from "./new-site/new-site.ts";
import { openMarks } from "./new-site/marks.ts";
import { ownFiles } from "./new-site/own-files.ts";
import { sharedContent, withSite } from "./new-site/shared-content.ts";

/** `npm run site -- add LU`: writes all that a new site needs, and says what to check (docs/add-a-site.md). */

const { code, options } = argumentsOfProcess<{ code: string; options: SiteOptions }>(
  "npm run site --",
  (command, done) => {
    command.description("Sites of the shop (docs/add-a-site.md).");
    const site = wordOf("site", siteCodes);
    command
      .command("add")
      .description("adds a site")
      .argument("<CODE>", "LU for Luxembourg; CH_IT is a second language of CH")
      .option("--like <SITE>", "whose words it takes over; by default one in its language", site)
      .option(
        "--prices <SITE>",
        "whose prices it takes over; by default one with its currency",
        site,
      )
      .option("--currency <CODE>", "such as CHF; by default the euro where the country has it")
      .option("--rate <NUMBER>", "its currency for one unit of that of --prices, such as 0.95")
      .action((code: string, options: SiteOptions) => done({ code, options }));
  },
);

try {
  const added = newSite(code, options);
  await write(added);
  console.log(await toCheck(added));
} catch (error) {
  if (!(error instanceof SiteProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Writes all files, after all of them were made. */
async function write(added: NewSite) {
  const files = new Map(Object.entries(await ownFiles(added)));
  for (const [path, edit] of Object.entries(listsWith(added)))
    files.set(path, edit(await read(path)));
  for await (const path of glob(sharedContent, { cwd: projectFolder }))
    files.set(path, withSite(path, await read(path), added));
  const formatted = await Promise.all(
    [...files].map(async ([path, text]) => [path, await inFormat(path, text)] as const),
  );
  for (const [path, text] of formatted) {
    await mkdir(dirname(join(projectFolder, path)), { recursive: true });
    await writeFile(join(projectFolder, path), text);
  }
}

function read(path: string) {
  return readFile(join(projectFolder, path), "utf8");
}

async function inFormat(path: string, text: string): Promise<string> {
  return /\.tsx?$/.test(path) ? formatted(join(projectFolder, path), text) : text;
}

async function toCheck({ site: { code }, words, prices }: NewSite): Promise<string> {
  const count = (await openMarks()).get(code);
  return `The site ${code} has the words of ${words} and the prices of ${prices}.
${count} places are marked for a person to check: grep -rn "To check for ${code}:" shop/
Delete a mark once its place is true. npm start counts the open ones, and npm test reports the rest.`;
}
