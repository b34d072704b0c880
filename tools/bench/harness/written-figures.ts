import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join, relative } from "node:path";
import { commitOf } from "../../scripts/commit.ts";
import { formatted } from "../../scripts/formatted.ts";

const projectFolder = join(import.meta.dirname, "../../..");

const marksOf = (name: string) =>
  [`<!-- bench:start ${name} -->`, `<!-- bench:end ${name} -->`] as const;

/** Replaces the content of a document between `<!-- bench:start NAME -->` and `<!-- bench:end NAME -->`. */
export function replaceBetweenMarks(document: string, name: string, content: string): string {
  const [start, end] = marksOf(name);
  const [before, inside, ...more] = document.split(start);
  const after = inside?.split(end);
  if (after?.length !== 2 || more.length > 0)
    throw new Error(
      `The figures have no place: put one line "${start}" and, below it, one line "${end}" where they belong.`,
    );
  return `${before}${start}\n\n${content.trim()}\n\n${end}${after[1]}`;
}

/** Returns what stands between the marks of figures in a document. */
export async function readFigures(file: string, name: string): Promise<string> {
  const document = await readFile(join(projectFolder, file), "utf8");
  const [start, end] = marksOf(name);
  return document.split(start)[1]?.split(end)[0] ?? "";
}

/** Writes figures into a document, with the command, commit, date and machine of the measurement. */
export async function writeFigures(
  file: string,
  name: string,
  figures: string,
  commit: string,
): Promise<void> {
  const path = join(projectFolder, file);
  const content = `${figures}\n\n${measuredBy(commit)}`;
  const document = replaceBetweenMarks(await readFile(path, "utf8"), name, content);
  await writeFile(path, await formatted(path, document));
  console.log(`\nWritten into ${file}`);
}

/** Documents with figures: those that an earlier bench has written make no commit dirty. */
const documents = ["docs/figures.md", "README.md", "border/search/README.md"];

/** Returns the commit that a bench measures. Throws when the checkout differs from it. */
export function commitToWrite(folder = projectFolder): string {
  const commit = commitOf(folder, documents) ?? "unknown";
  if (commit.endsWith("-dirty"))
    throw new Error(
      "`--write` names the commit that it measures: commit the changes of this checkout, or measure without `--write`.",
    );
  return commit;
}

export function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, " ").trim() || "unknown processor";
  return `${model}, ${availableParallelism()} cores, Node ${process.version}`;
}

function measuredBy(commit: string): string {
  const { npm_lifecycle_event: script } = process.env;
  const command = script
    ? `npm run ${script}`
    : `node ${relative(projectFolder, process.argv[1]!)}`;
  const options = process.argv.slice(2).join(" ");
  const date = new Date().toISOString().slice(0, 10);
  return `Measured by \`${command} -- ${options}\` on ${date}, commit ${commit}, on ${machine()}.`;
}
