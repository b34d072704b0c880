import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../../server/project-folder.ts";
import type { Host } from "./host.ts";
import { startNginx } from "./nginx.ts";

/** Starts a real nginx that serves the legacy page and its libraries in front of the shop at `shop` ("127.0.0.1:3000"). */
export async function startLegacyPage(shop: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-legacy-"));
  await mkdir(join(folder, "lib"));
  const files = {
    "page.html": "border/hosts/legacy/page.html",
    "lib/jquery": "node_modules/jquery/dist",
    "lib/bootstrap": "node_modules/bootstrap3/dist",
  };
  for (const [name, file] of Object.entries(files))
    await symlink(join(projectFolder, file), join(folder, name));
  const nginx = await startNginx(shop, { "/srv/www": folder });
  return {
    origin: nginx.origin,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}
