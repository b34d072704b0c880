import { fragmentsPath } from "../../border/border-paths.ts";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { borderFailures } from "../../border/package/test/failures.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { elements } from "../support/html.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { startFailingBorder, type FailingBorder } from "./failing-border.ts";
import { withPackage } from "./with-package.ts";

let shop: TestShop;
let border: FailingBorder;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  border = await startFailingBorder(shop.app);
  folder = await mkdtemp(join(tmpdir(), "kontor-static-"));
});
afterEach(() => border.recover());
afterAll(async () => {
  await border?.close();
  await shop?.close();
  await rm(folder, { recursive: true });
});

const build = async () => {
  const page = join(folder, "page.html");
  const source = join(projectFolder, "border/hosts/static/page.html");
  const { buildPage } = await withPackage(() => import("../../border/hosts/static/build.ts"));
  await buildPage(source, page, `http://${border.address}`);
  return readFile(page, "utf8");
};

test("a static page has header and footer once, whole, with their styles and script by assets.json", async () => {
  const page = await build();
  for (const name of ["header", "footer"])
    expect(page.split(new RegExp(`<${name} [^>]*data-kontor|</${name}>`))).toHaveLength(3);
  const response = await fetch(`http://${border.address}${fragmentsPath}/assets.json`);
  const assets = (await response.json()) as Assets["border"];
  const sheets = elements(page, "link").filter(({ rel }) => rel === "stylesheet");
  expect(sheets.map(({ href, integrity }) => ({ url: href, integrity }))).toEqual([
    assets["header.css"],
    assets["footer.css"],
  ]);
  expect(elements(page, "script").filter(({ src }) => src)).toMatchObject([
    { src: assets["boot.js"]!.url, integrity: assets["boot.js"]!.integrity, type: "module" },
  ]);
  expect(page).not.toContain("<!-- kontor");
});

test.each(borderFailures)(
  "a static page stays as it was when the border fails (%s)",
  async (failure) => {
    const before = await build();
    await border.fail(failure);
    expect(await build().catch(() => "failed")).toBe("failed");
    expect(await readdir(folder)).toEqual(["page.html"]);
    expect(await readFile(join(folder, "page.html"), "utf8")).toBe(before);
  },
);
