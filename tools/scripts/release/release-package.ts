/** Fields of this project's package.json from which that of a release follows. */
export interface ProjectPackage {
  name: string;
  version: string;
  description: string;
  license: string;
  scripts: Record<string, string> & { start: string };
  dependencies: Record<string, string> & { node: string };
}

/** Packages that the server imports by a computed name, which no build can list. */
const computedImports = ["country-flag-icons"];

/**
 * Returns the package.json of a release: the packages that its server imports, and those commands that are `built`, without a build before them. Throws for
 * an imported package that is no dependency.
 */
export function releasePackage(project: ProjectPackage, imported: string[], built: string[]) {
  const { name, version, description, license, dependencies, scripts } = project;
  const start = scripts.start.replace("tools/scripts/start.ts", "dist/server/main.js");
  const commands = Object.entries(scripts).flatMap(([script, line]) => {
    const [, command] = /^node tools\/scripts\/command\.ts ([\w-]+)$/.exec(line) ?? [];
    return command && built.includes(`${command}.js`)
      ? [[script, `node dist/server/${command}.js`]]
      : [];
  });
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: "module",
    engines: { node: `>=${dependencies.node.split(".")[0]}` },
    scripts: { start, ...Object.fromEntries(commands) },
    dependencies: Object.fromEntries(
      [...imported, ...computedImports].sort().map((each) => {
        const installed = dependencies[each];
        if (!installed)
          throw new Error(
            `The server imports ${each}, which is none of the dependencies in package.json. Add it there.`,
          );
        return [each, installed];
      }),
    ),
  };
}
