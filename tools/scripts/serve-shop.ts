import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import type * as app from "../../storefront/server/app.ts";
import type * as services from "../../storefront/server/services.ts";
import type { Shop } from "../../storefront/server/shop.ts";
import type * as siteOrigins from "../../storefront/server/site-origins.ts";
import { loadAssets } from "../../platform/http/assets.ts";
import { createLog } from "../../platform/security/log.ts";
import { buildShop } from "./build-shop.ts";

/**
 * `npm run shop -- tests/fixtures/tea-shop`: builds the shop in a folder of this project, and serves it on PORT until Ctrl-C. What shoppers do
 * is kept in DATA_DIR, if it is given.
 */
const { PORT = "3000", DATA_DIR = "memory://" } = process.env;
const root = resolve(import.meta.dirname, "../..");
const [given = ""] = process.argv.slice(2);
const folder = given && relative(root, resolve(given));
const remedy = `Name the folder of a shop, with a shop.ts that exports shop: npm run shop -- tests/fixtures/tea-shop (given: ${given || "nothing"}).`;
if (!folder || !existsSync(join(root, folder, "shop.ts"))) {
  console.error(remedy);
  process.exit(1);
}
console.log(`Building the shop in ${folder} …`);

// Node reads no JSX: Vite loads the shop, and all that it imports.
const vite = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  plugins: [react({ jsxImportSource: "#jsx" })],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
const load = async <Module>(file: string) => (await vite.ssrLoadModule(`/${file}`)) as Module;

const { shop } = await load<{ shop?: Shop }>(join(folder, "shop.ts"));
if (!shop) {
  console.error(remedy);
  process.exit(1);
}
const outDir = await mkdtemp(join(tmpdir(), "kontor-shop-"));
await buildShop(folder, outDir, shop);
const { openServices } = await load<typeof services>("storefront/server/services.ts");
const { createApp } = await load<typeof app>("storefront/server/app.ts");
const { siteOrigins: originsOf } = await load<typeof siteOrigins>(
  "storefront/server/site-origins.ts",
);
const log = createLog("warn");
const origins = originsOf(Object.keys(shop.sites), {}, Number(PORT));
const opened = await openServices(shop, {
  config: { DATABASE_URL: "", DATA_DIR },
  log,
  release: { code: outDir, time: Math.floor(Date.now() / 1_000) },
  mailFolder: join(outDir, "mails"),
  origins,
});
const server = await createApp(shop, {
  config: {},
  log,
  services: opened,
  assets: await loadAssets(outDir),
  origins,
  mailFolder: join(outDir, "mails"),
});
await server.listen({ host: "127.0.0.1", port: Number(PORT) });
console.log(
  [
    `${shop.brand.name} is open:`,
    ...Object.entries(origins).map(([code, origin]) => `  ${code}  ${origin}/`),
    `Mails  ${join(outDir, "mails")}`,
  ].join("\n"),
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await server.close();
    await opened.close();
    await vite.close();
    await rm(outDir, { recursive: true, force: true });
    process.exit();
  });
