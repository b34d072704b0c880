import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

const run = promisify(execFile);

/** A folder with the project's rules alone: a planted file in the project itself would disturb builds and other tests. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-lint-"));
  for (const name of [".oxlintrc.json", "lint"])
    await cp(join(projectFolder, name), join(folder, name), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** What the linter says about a file with this code, as if it stood there. */
export async function lint(file: string, code: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
  return run(join(projectFolder, "node_modules/.bin/oxlint"), [path], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
