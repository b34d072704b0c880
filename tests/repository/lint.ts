import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { TextFile } from "./project-files.ts";

const run = promisify(execFile);

/**
 * Returns the complaints of the project's own rules about each of the files, in their order. The files are in a separate folder with
 * only these rules, because in the project they would disturb builds and other tests.
 */
export async function lint(files: TextFile[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-lint-"));
  try {
    for (const name of [".oxlintrc.json", "tools/lint"])
      await cp(join(projectFolder, name), join(folder, name), { recursive: true });
    for (const [path, code] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), code);
    }
    const paths = files.map(([path]) => path);
    const oxlint = join(projectFolder, "node_modules/.bin/oxlint");
    const { stdout } = await run(oxlint, ["--format=json", ...paths], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const own = diagnostics.filter(({ code }) => code.startsWith("kontor"));
    return paths.map((path) =>
      own.filter(({ filename }) => filename === path).map(({ message }) => message),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A complaint in the JSON of oxlint: code "kontor(arrows)". */
interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}
