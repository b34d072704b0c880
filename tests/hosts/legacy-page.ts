import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { Host } from "./host.ts";
import { startNginx } from "./nginx.ts";

/** Libraries that change built-ins, as Debian has them, with the names of the pages that load them. */
const libraries = {
  prototype: ["prototype/prototype.js"],
  mootools: ["mootools/mootools-core-nc.js", "mootools/mootools-more-nc.js"],
};

const fileOf = (library: string) => join("/usr/share/javascript", library);

/** The reason why tests with these libraries are skipped here; empty where they run. In CI they always run. */
export const skipLibraries =
  Object.values(libraries).flat().map(fileOf).every(existsSync) || process.env.CI
    ? ""
    : "There are no old libraries. Run: apt-get install libjs-prototype libjs-mootools";

/**
 * Starts a real nginx that serves the legacy page and its libraries in front of the shop at `shop` ("127.0.0.1:3000"). Beside page.html
 * there are prototype.html and mootools.html, which load another library before the border.
 */
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
  const page = await readFile(join(folder, "page.html"), "utf8");
  for (const [name, scripts] of Object.entries(libraries)) {
    const tags = scripts.map((script) => `<script src="/lib/${script}"></script>`);
    // The library has a function `$` of its own.
    const own = page.replaceAll("$(", "jQuery(").replace("</head>", `${tags.join("")}</head>`);
    await writeFile(join(folder, `${name}.html`), own);
    if (!skipLibraries) await symlink(fileOf(name), join(folder, "lib", name));
  }
  const nginx = await startNginx(shop, { "/srv/www": folder });
  return {
    origin: nginx.origin,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}
