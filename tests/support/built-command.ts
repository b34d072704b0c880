import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { forSeconds } from "../../tools/scripts/v8-flags.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** Runs a built command on a database, as its npm script does. Returns its output; throws its errors. */
export async function runBuilt(
  command: string,
  args: string[],
  { url, folder }: { url: string; folder: string },
  piped = "",
): Promise<string> {
  const running = promisify(execFile)(
    process.execPath,
    [...forSeconds, `dist/server/${command}.js`, ...args],
    {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder },
    },
  );
  running.child.stdin?.end(piped);
  const { stdout } = await running;
  return stdout.trim();
}
