import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subset from "subset-font";
import type { FontName } from "../../../platform/shared/brand/brand.ts";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { neededCharacters, scripts } from "./font-characters.ts";
import { fontFile, weightsOf, type FontUse } from "./installed-fonts.ts";

const cacheFolder = join(projectFolder, ".cache", "fonts");

/** Features that browsers apply by themselves, and `tabular-nums`, the one for which style sheets ask. */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rlig tnum".split(" ");

/** Returns the folder below `.cache/fonts` of a font's subsets, which is named by all that their bytes depend on. */
export function subsetFolder(font: FontName, use: FontUse): string {
  const hash = createHash("sha256").update(JSON.stringify(optionsFor(font, use)));
  for (const script of scripts) hash.update(readFileSync(fontFile(font, script)));
  return hash.digest("hex").slice(0, 12);
}

/** Resolves when `.cache/fonts` has the subsets of a font: half a second of work, once for each font and choice of characters. */
export function writeSubsets(font: FontName, use: FontUse): Promise<void> {
  const folder = join(cacheFolder, subsetFolder(font, use));
  const known = written.get(folder) ?? write(folder, font, use);
  written.set(folder, known);
  return known;
}

/** By folder: style sheets that are built concurrently wait for the same files. */
const written = new Map<string, Promise<void>>();

async function write(folder: string, font: FontName, use: FontUse) {
  const { characters, ...options } = optionsFor(font, use);
  await mkdir(folder, { recursive: true });
  for (const script of scripts) {
    const file = join(folder, `${font}-${script}.woff2`);
    if (existsSync(file)) continue;
    const bytes = await subset(await readFile(fontFile(font, script)), characters, options);
    // Written atomically, because another build may read it.
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
  }
}

function optionsFor(font: FontName, use: FontUse) {
  const [min, max] = weightsOf(font, use);
  return {
    characters: [...neededCharacters].sort().join(""),
    targetFormat: "woff2" as const,
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures,
  };
}
