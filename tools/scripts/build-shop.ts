import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import type { Brand, Design } from "../../platform/shared/brand.ts";
import { cssOptions } from "./css-options.ts";

const root = resolve(import.meta.dirname, "../..");

/** Files that a shop's folder has besides `shop.ts`. */
const entries = ["boot.ts", "shop.css"];

/**
 * Builds what browsers load of the shop in a folder of this project: its `boot.ts` and `shop.css`, and the border. Returns the
 * project's files that the scripts contain.
 */
export async function buildShop(
  folder: string,
  outDir: string,
  { brand, design }: { brand: Brand; design: Design },
): Promise<string[]> {
  for (const file of entries)
    if (!existsSync(join(root, folder, file)))
      throw new Error(`${folder} has no ${file}: docs/your-own-shop.md says what it holds.`);
  const built = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react({ jsxImportSource: "#jsx" })],
    base: "./",
    css: cssOptions(brand, design),
    build: {
      outDir,
      emptyOutDir: false,
      manifest: "manifest.json",
      assetsDir: "",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: [
          ...entries.map((file) => join(folder, file)),
          ...["header", "footer", "preview"].map((name) => `border/client/styles/${name}.css`),
        ],
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.flatMap((each) =>
    each.type === "chunk" ? each.moduleIds.map((id) => relative(root, id)) : [],
  );
}
