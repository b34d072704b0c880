import { execFile } from "node:child_process";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

/** The boot script finds an island by its file's name, the compiler by the name declared in the file. */
const islands = await Array.fromAsync(
  glob("{border/client,shop/pages/*}/*.island.tsx", { cwd: projectFolder }),
);

test("the project's islands are found", () => {
  expect(islands.map((file) => basename(file))).toContain("MiniCart.island.tsx");
});

test.each(islands)("%s declares the island that it is named for", async (file) => {
  const source = await readFile(join(projectFolder, file), "utf8");
  const declared = /interface Islands \{([^}]*)\}/.exec(source)?.[1] ?? "";
  expect([...declared.matchAll(/(\w+):/g)].map(([, name]) => name)).toEqual([
    basename(file, ".island.tsx"),
  ]);
  expect(source).toContain("export function hydrate(");
});

test("all files that are named as islands lie where the boot script looks for them", async () => {
  const everywhere = glob("{platform,border,shop,tools}/**/*.island.tsx", {
    cwd: projectFolder,
  });
  expect((await Array.fromAsync(everywhere)).toSorted()).toEqual(islands.toSorted());
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
