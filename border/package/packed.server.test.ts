import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { rolldown } from "rolldown";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { packageExports } from "../../tools/hosts/border-exports.ts";
import { packedBorder } from "../../tools/hosts/packed-border.ts";
import { fragmentOptions } from "../server/fragment-address.ts";
import { borderContract } from "../border-contract.ts";
import { partOptions } from "./core/fragment-options.ts";
import { supportedContract } from "./core/load-fragment.ts";

/** Tests the package as it is packed. */

let tarball: Buffer;
beforeAll(async () => {
  tarball = await readFile(await packedBorder());
});

test("publint finds nothing in the package", async () => {
  const { messages } = await publint({ pack: { tarball: arrayOf(tarball) }, strict: true });
  expect(messages).toEqual([]);
});

/** Without `exports`, or in CommonJS, nothing finds a package of modules alone: `attw --profile esm-only` leaves these out too. */
const withoutModules = ["node10", "node16-cjs"];

test("the types of every export are those that Node and bundlers load", async () => {
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  if (!checked.types) throw new Error("The package has no types.");
  expect(Object.keys(checked.entrypoints).length).toBeGreaterThan(6);
  const problems = checked.problems.filter(
    (problem) => !("resolutionKind" in problem && withoutModules.includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

test.each(["workerd", "edge-light", "worker", "browser"])(
  "on the runtime %s the package needs no module of Node",
  async (condition) => {
    const entry = "\0worker.js";
    const bundle = await rolldown({
      input: entry,
      external: /^node:/,
      platform: "neutral",
      resolve: { conditionNames: [condition, "import"] },
      plugins: [
        {
          name: "worker",
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? 'export * from "@kontor/border";' : undefined),
        },
      ],
      cwd: projectFolder,
      tsconfig: false,
    });
    const { output } = await bundle.generate({ format: "esm" });
    expect(output[0].imports).toEqual([]);
    expect(output[0].exports).toEqual((await packageExports())["@kontor/border"]!.toSorted());
  },
);

test.each([
  { by: "a bundler", customConditions: [] },
  { by: "a bundler for Workers", customConditions: ["workerd"] },
])(
  "the types of the package compile without those of Node, as $by finds them",
  async ({ customConditions }) => {
    const folder = await mkdtemp(join(projectFolder, "dist/types-of-border-"));
    const options = {
      types: [],
      lib: ["esnext", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      customConditions,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    await writeFile(
      join(folder, "worker.ts"),
      `import { connectBorder } from "@kontor/border";
       import { useCart } from "@kontor/border/react";
       export const border = connectBorder({ shop: "http://127.0.0.1:3000" });
       export const answer: Promise<Response | undefined> = border.fetch(new Request("http://host/"));
       export const add: () => Promise<string> = () => useCart().add({ productId: "1", quantity: 1 });`,
    );
    const tsc = join(projectFolder, "node_modules/.bin/tsc");
    const { stdout } = await promisify(execFile)(tsc, ["-p", folder]).catch(
      (error: { stdout: string }) => error,
    );
    await rm(folder, { recursive: true });
    expect(stdout).toBe("");
  },
);

test("a bundle for browsers contains only the used parts of the package", async () => {
  const entry = "\0page.js";
  const bundle = await rolldown({
    input: entry,
    external: /^react/,
    platform: "browser",
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? 'export { useCart } from "@kontor/border/react";' : undefined,
      },
    ],
    cwd: projectFolder,
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  expect(output).toHaveLength(1);
  expect(output[0].code).toContain("kontor:cart-data-changed");
  expect(output[0].code).not.toMatch(/OneTrust|shared-html|display:.?contents|node:/);
  expect(output[0].code.length).toBeLessThan(1_500);
});

test("the doctor's command explains itself, and fails with findings", async () => {
  const run = async (...args: string[]) => {
    const command = join(projectFolder, "node_modules/@kontor/border/dist/doctor/main.js");
    const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args])
      .then((output) => ({ ...output, code: 0 }))
      .catch((error: { code: number; stdout: string; stderr: string }) => error);
    return [code, stdout + stderr] as const;
  };
  const usage = expect.stringMatching(/^kontor-border doctor https:/) as string;
  expect(await run("--help")).toEqual([0, usage]);
  for (const wrong of [
    [],
    ["doctor", "page"],
    ["--brake"],
    ["doctor", "http://a/", "--port", "x"],
    ["doctor", "http://a/", "--allow", "search"],
    ["doctor", "http://a/", "--time-limit", "0"],
  ])
    expect(await run(...wrong), wrong.join(" ")).toEqual([2, usage]);
  expect(await run("doctor", "http://127.0.0.1:1/page")).toEqual([
    1,
    expect.stringMatching(/^- http:.* answers nothing\.\n {2}Name the address [^]*1 finding\.\n$/),
  ]);
});

test("the package knows the shop's options and contract", () => {
  for (const name of ["header", "footer"] as const)
    expect([...partOptions[name]].sort()).toEqual([...fragmentOptions[name]].sort());
  expect(supportedContract).toBe(borderContract);
});

test("README and guide install the tarball of this version", async () => {
  const name = basename(await packedBorder());
  for (const document of ["border/package/README.md", "docs/border-package.md"])
    expect(await readFile(join(projectFolder, document), "utf8")).toContain(`${name} `);
});

test("the guide names each export of the package", async () => {
  const guide = await readFile(join(projectFolder, "docs/border-package.md"), "utf8");
  for (const [entry, names] of Object.entries(await packageExports()))
    for (const name of [`\`${entry}\``, ...names]) expect(guide, entry).toContain(name);
});

const arrayOf = ({ buffer, byteOffset, byteLength }: Buffer) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
