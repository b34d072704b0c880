import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** The packages of node_modules that a build needs, and the files of the project. */
export interface BuildPackages {
  /** Folders whose files are part of the build, such as "node_modules/react". */
  bundled: string[];
  /** Names of packages that the built files import when they run, such as "pg". */
  imported: string[];
  /** The project's files that are part of the build, such as "shop/boot.ts". */
  own: string[];
}

/** Writes the packages of a build into a file, from which a release takes its dependencies and its bill of materials. */
export const listPackages = (file: string): Plugin => ({
  name: "list-packages",
  async writeBundle(_, bundle) {
    const bundled = new Set<string>();
    const imported = new Set<string>();
    const own = new Set<string>();
    for (const output of Object.values(bundle)) {
      const sources = output.type === "chunk" ? output.moduleIds : output.originalFileNames;
      for (const source of sources) {
        addTo(bundled, packageFolder(source));
        addTo(own, projectFile(source));
      }
      if (output.type === "chunk")
        for (const name of [...output.imports, ...output.dynamicImports])
          if (!(name in bundle)) addTo(imported, packageName(name));
    }
    const packages: BuildPackages = {
      bundled: [...bundled].sort(),
      imported: [...imported].sort(),
      own: [...own].sort(),
    };
    await writeFile(file, JSON.stringify(packages));
  },
});

function addTo(set: Set<string>, value: string | undefined) {
  if (value) set.add(value);
}

/** Returns the path of a module in the project; undefined for one of a package, and for one that is no file. */
const projectFile = (id: string) =>
  packageFolder(id) || id.startsWith("\0") ? undefined : relative(".", id.split("?")[0]!);

/** Returns the folder of a file's package, from node_modules on; undefined for a file of the project. */
export const packageFolder = (path: string) =>
  /(?:^|[/\\])((?:node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?:[/\\](?=node_modules[/\\]))?)+)/
    .exec(path)?.[1]
    ?.replaceAll("\\", "/");

/** Returns the package that an import names; undefined for one of Node. */
export const packageName = (specifier: string) =>
  specifier.startsWith("node:") ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
