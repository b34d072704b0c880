import { execFile } from "node:child_process";
import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, matchesGlob } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

/** The boot script finds an island by its folder and its file's name, the compiler by the name declared in the file. */
const whereBootLooks = "{border/client,shop/pages/*}/*.island.tsx";

/** Returns what is wrong with files that are named as islands. */
const islandMistakes = (files: TextFile[]) =>
  files.flatMap(([file, source]) => {
    const declared = /interface Islands \{([^}]*)\}/.exec(source)?.[1] ?? "";
    const names = [...declared.matchAll(/(\w+):/g)].map(([, name]) => name);
    return [
      matchesGlob(file, whereBootLooks) ? "" : `${file} lies where the boot script looks for none`,
      names.join() === basename(file, ".island.tsx") ? "" : `${file} declares ${names.join()}`,
      source.includes("export function hydrate(") ? "" : `${file} exports no function hydrate`,
    ].filter(Boolean);
  });

test("an island lies where the boot script looks, declares the name of its file and can be hydrated", async () => {
  const planted = "declare global { interface Islands { SaerchBox: object } }";
  expect(islandMistakes([["border/search/SearchBox.island.tsx", planted]])).toEqual([
    "border/search/SearchBox.island.tsx lies where the boot script looks for none",
    "border/search/SearchBox.island.tsx declares SaerchBox",
    "border/search/SearchBox.island.tsx exports no function hydrate",
  ]);
  const islands = await projectFiles("{border,shop}/**/*.island.tsx");
  expect(islands.map(([file]) => basename(file))).toContain("MiniCart.island.tsx");
  const elsewhere = await Array.fromAsync(
    glob("{platform,tools}/**/*.island.tsx", { cwd: projectFolder }),
  );
  expect([...islandMistakes(islands), ...elsewhere]).toEqual([]);
});

test("an island that no file declares, or with the data of another, does not compile", async () => {
  const folder = join(projectFolder, "dist", "planted-islands");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "planted.tsx"),
    `import { Island } from "../../border/client/Island.tsx";
import type {} from "../../border/client/SearchBox.island.tsx";
export const planted = [
  <Island name="SearchBox" strategy="load" data={{ id: "a", site: "DE", locale: "de", texts: null! }}>a</Island>,
  <Island name="SaerchBox" strategy="load" data={{}}>a</Island>,
  <Island name="SearchBox" strategy="load" data={{ id: 1 }}>a</Island>,
  <Island name="SearchBox" strategy="later" data={{ id: "a", site: "DE", locale: "de", texts: null! }}>a</Island>,
];
`,
  );
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tools/configuration/tsconfig.client.json",
      compilerOptions: {
        noEmit: true,
        composite: false,
        emitDeclarationOnly: false,
        rootDir: "../..",
      },
      references: [],
      include: ["planted.tsx", "../../platform/ui/*.d.ts"],
      exclude: [],
    }),
  );
  try {
    const { stdout } = await promisify(execFile)("node_modules/.bin/tsc", ["-p", folder], {
      cwd: projectFolder,
    }).catch((error: { stdout: string }) => error);
    const lines = [...stdout.matchAll(/planted\.tsx\((\d+),/g)].map(([, line]) => line);
    expect([...new Set(lines)], stdout).toEqual(["5", "6", "7"]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
