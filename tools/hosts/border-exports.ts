import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** Returns the names, without types, that each entry of @kontor/border exports: `{ "@kontor/border/react": ["BorderPart", …] }`. */
export async function packageExports(): Promise<Record<string, string[]>> {
  const read = (file: string) => readFile(join(projectFolder, file), "utf8");
  const { exports } = JSON.parse(await read("border/package/package.json")) as {
    exports: Record<string, string | { default: string }>;
  };
  const found: Record<string, string[]> = {};
  for (const [path, target] of Object.entries(exports)) {
    if (typeof target === "string") continue;
    const source = target.default.replace("./dist", "border/package").replace(/js$/, "ts");
    found[`@kontor/border${path.slice(1)}`] = [
      ...(await read(source)).matchAll(/export \{([^}]*)\}/g),
    ].flatMap(([, list]) =>
      list!.split(",").flatMap((each) => /^\s*(\w+)\s*$/.exec(each)?.[1] ?? []),
    );
  }
  return found;
}
