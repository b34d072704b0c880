import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { vi } from "vitest";
import { loadAssets } from "../../platform/http/assets.ts";
import { createLog } from "../../platform/security/log.ts";
import { createApp } from "../../storefront/server/app.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { openServices } from "../../storefront/server/services.ts";
import { cssOptions } from "../../tools/scripts/css-options.ts";
import { teaShop } from "../fixtures/tea-shop/tea-shop.ts";
import { brand, design } from "../tea-brand.ts";
import { testRelease } from "./test-release.ts";

const folderOfShop = "tests/fixtures/tea-shop";

/** Builds the tea shop and serves it from a database in memory, until it is closed. */
export async function startTeaShop() {
  const folder = await mkdtemp(join(tmpdir(), "tea-shop-"));
  const built = (await build({
    root: projectFolder,
    configFile: false,
    logLevel: "warn",
    plugins: [react({ jsxImportSource: "#jsx" })],
    base: "./",
    css: cssOptions(brand, design),
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: "manifest.json",
      assetsDir: "",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: [
          `${folderOfShop}/boot.ts`,
          `${folderOfShop}/shop.css`,
          "border/client/styles/header.css",
          "border/client/styles/footer.css",
          "border/client/styles/preview.css",
        ],
      },
    },
  })) as Rolldown.RolldownOutput;
  const log = createLog("silent");
  const services = await openServices(teaShop, {
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
    mailFolder: join(folder, "mails"),
  });
  const origins = { GB: "http://localhost" };
  const app = await createApp(teaShop, {
    config: {},
    log,
    services,
    assets: await loadAssets(folder),
    origins,
  });
  await vi.waitFor(
    async () => {
      const { body } = await app.inject("/");
      if (!body.includes("Darjeeling")) throw new Error("The engine was not read yet.");
    },
    { timeout: 60_000 },
  );
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    address,
    folder,
    services,
    /** The repository's files that its scripts and sheets contain. */
    sources: built.output.flatMap((each) =>
      each.type === "chunk" ? each.moduleIds.map((id) => relative(projectFolder, id)) : [],
    ),
    /** The tracked events that are stored so far. */
    events: () => services.database.sql.selectFrom("tracking_event").select("data").execute(),
    async close() {
      await app.close();
      await services.close();
      await rm(folder, { recursive: true });
    },
  };
}
