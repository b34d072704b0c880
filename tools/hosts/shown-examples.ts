import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Example, ShownExample } from "../../border/hosts/exports/example.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { packageExports } from "./border-exports.ts";
import type { NextHost } from "./next-host.ts";

const folder = "border/hosts/exports";

/** The files of each entry that have functions to run, and those that have components to show. */
const files: Record<string, { run?: string; components?: string }> = {
  "@kontor/border": { run: "border.ts" },
  "@kontor/border/react": { run: "react-server.tsx", components: "react.tsx" },
  "@kontor/border/react-router": { components: "react-router.tsx" },
  "@kontor/border/next/proxy": { run: "next-proxy.ts" },
  "@kontor/border/podium": { run: "podium.ts" },
  "@kontor/border/vite": { run: "vite.ts" },
  "@kontor/border/test": { run: "test.ts" },
};

/** Exports that the applications of Next in border/hosts use, each with a page that shows it. */
const ofNext: Record<string, NextExample[]> = {
  "@kontor/border/next": [
    {
      name: "BorderAround",
      file: "border/hosts/next/app/(request)/layout.tsx",
      page: "/page.html",
      text: "Puts header and footer around every page of an application, in its root layout.",
    },
    {
      name: "StaticBorderAround",
      file: "border/hosts/next-static/app/layout.tsx",
      host: "next-static",
      page: "/static.html",
      text: "Does the same for static pages, without Cache Components; they are rendered again as often as the border changes.",
    },
    {
      name: "BorderRouter",
      file: "border/hosts/next/kontor/Document.tsx",
      page: "/page.html",
      text: "Opens what the border leads to by Next's router where it is a page of the application: `kontor.router.navigate('/offers')`.",
    },
  ],
  "@kontor/border/next/cached": [
    {
      name: "CachedBorderAround",
      file: "border/hosts/next/app/(cached)/layout.tsx",
      page: "/cached.html",
      text: "Puts header and footer into the static shell of every page of an application with Cache Components.",
    },
  ],
};

interface NextExample extends Pick<ShownExample, "name" | "text"> {
  file: string;
  /** The application in border/hosts, "next" by default. */
  host?: NextHost;
  page: string;
}

const read = (file: string) => readFile(join(projectFolder, file), "utf8");

/**
 * Returns examples of each export of the package, and of what its settings do. Throws for an export without one.
 * @param origins addresses of the running applications of border/hosts
 */
export async function shownExamples(origins: Record<NextHost, string>): Promise<ShownExample[]> {
  const found: ShownExample[] = [];
  for (const [entry, names] of Object.entries(await packageExports())) {
    const { run, components } = files[entry] ?? {};
    const examples: Omit<ShownExample, "entry">[] = [
      ...(components ? await examplesIn(components, true) : []),
      ...(run ? await examplesIn(run) : []),
      ...(ofNext[entry] ?? []).map(({ host = "next", page, ...example }: NextExample) => ({
        ...example,
        frame: origins[host] + page,
      })),
    ];
    found.push(...examples.map((example) => ({ ...example, entry })));
    for (const name of names) {
      const example = examples.find((each) => each.name === name);
      if (!example) throw new Error(`${name} of ${entry} has no example in ${folder}/.`);
      const { file } = example;
      if (file && !new RegExp(`{[^}]*\\b${name}\\b[^}]*} from "${entry}"`).test(await read(file)))
        throw new Error(`${file} does not use ${name} of ${entry}.`);
    }
  }
  return found;
}

/** Returns the examples in a file: their documentation and code. */
async function examplesIn(file: string, areComponents = false) {
  const examples = /\n {2}\/\*\* (.+?) \*\/\n {2}(?:async )?(\w+)\([^)]*\) \{\n([^]*?)\n {2}\},/g;
  return [...(await read(`${folder}/${file}`)).matchAll(examples)].map(([, text, name, body]) => ({
    name: name!,
    text: text!,
    code: body!.replaceAll(/^ {4}/gm, ""),
    language: file.split(".")[1]!,
    ...(areComponents && { frame: `/host#${name}` }),
  }));
}

/** Imports the functions of all entries, with the package as it is packed. */
export async function exampleFunctions(): Promise<Record<string, Record<string, Example>>> {
  const found: Record<string, Record<string, Example>> = {};
  for (const [entry, { run }] of Object.entries(files)) {
    if (!run) continue;
    const file = join(projectFolder, folder, run);
    const { module } = await runnerImport<{ examples: Record<string, Example> }>(file);
    found[entry] = module.examples;
  }
  return found;
}
