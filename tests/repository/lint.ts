import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../server/project-folder.ts";

const run = promisify(execFile);

/**
 * Returns the linter's output for a file with this code. The file is in a separate folder with only the project's rules, because
 * in the project it would disturb builds and other tests.
 */
export async function lint(file: string, code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-lint-"));
  try {
    for (const name of [".oxlintrc.json", "tools/lint"])
      await cp(join(projectFolder, name), join(folder, name), { recursive: true });
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, code);
    return await run(join(projectFolder, "node_modules/.bin/oxlint"), [path], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
