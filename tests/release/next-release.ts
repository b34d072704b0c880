import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "../support/project-copy.ts";
import { releaseIn, type MadeRelease } from "./last-release.ts";

/** A product's name in the next release, which no release before has. */
export const nextName = "Espresso „Speicherstadt“, nächste Ernte";

/**
 * Makes a release of this project's present sources. Script, styles and content differ from every release before, so that a roll-out to
 * it has something to do right after a release, too.
 */
export async function makeNextRelease(): Promise<MadeRelease> {
  const { folder, run } = await copyProject();
  await appendFile(join(folder, "shop/boot.ts"), 'document.body.dataset.next = "";\n');
  await appendFile(join(folder, "border/header/client/header.css"), "[data-next] { top: 0 }\n");
  const file = join(folder, "shop/content/catalogue/coffee.yaml");
  const content = await readFile(file, "utf8");
  await writeFile(file, content.replace(/Espresso „Speicherstadt“, [^"]+/, nextName));
  await run(process.execPath, "tools/scripts/release.ts");
  return releaseIn(folder);
}
