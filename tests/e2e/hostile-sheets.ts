import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostileRules } from "../../border/package/test/hostile-rules.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";

const ofPackage = (file: string) => readFileSync(join(projectFolder, "node_modules", file), "utf8");

/** Tailwind 4 puts its reset into a layer, version 3 does not. The theme's functions are replaced by their fallbacks. */
const preflight = ofPackage("tailwindcss/preflight.css").replaceAll(
  /--theme\(\s*[\w-]+,\s*([^)]+)\)/g,
  "$1",
);

/** Style sheets of other teams' pages by name: resets, frameworks, and rules that were written without a border in mind. */
export const hostileSheets = {
  "Bootstrap 3": ofPackage("bootstrap3/dist/css/bootstrap.css"),
  "Bootstrap 4": ofPackage("bootstrap4/dist/css/bootstrap.css"),
  "Bootstrap 5": ofPackage("bootstrap5/dist/css/bootstrap.css"),
  Tailwind: `${preflight} @layer base { ${preflight} }`,
  "modern-normalize": ofPackage("modern-normalize/modern-normalize.css"),
  "sanitize.css": ["sanitize", "forms", "typography", "assets"]
    .map((name) => ofPackage(`sanitize.css/${name}.css`))
    .join("\n"),
  ...hostileRules,
} satisfies Record<string, string>;
