import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allPictures } from "./all-pictures.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/** Draws all pictures of the coffee shop into `shop/content/pictures`, and removes drawings that have no recipe any more. */
expectNoArguments("npm run draw --", "Draws shop/content/pictures from recipes.");
const folder = join(import.meta.dirname, "../../shop/content/pictures");

const pictures = allPictures();
const paths = new Set(pictures.map(({ path }) => path));
mkdirSync(folder, { recursive: true });
for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
  if (path.endsWith(".svg") && !paths.has(path.replaceAll("\\", "/"))) rmSync(join(folder, path));
for (const { path, svg } of pictures) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${svg()}\n`);
}
console.log(`${pictures.length} pictures`);
