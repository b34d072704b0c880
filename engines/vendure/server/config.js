import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AssetServerPlugin } from "@vendure/asset-server-plugin";
import bodyParser from "body-parser";
import {
  DefaultGuestCheckoutStrategy,
  DefaultJobQueuePlugin,
  DefaultLogger,
  LanguageCode,
  LogLevel,
} from "@vendure/core";
import { customFields } from "./custom-fields.js";
import { manualPayment } from "./manual-payment.js";

/**
 * Returns the configuration of the server. It listens on this machine only, and for servers only: browsers of other origins are
 * refused, and requests of forms too.
 */
export function createConfig({ port, dataFolder, databaseUrl, secret, password }) {
  return {
    defaultChannelToken: "default",
    defaultLanguageCode: LanguageCode.de,
    logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
    apiOptions: {
      hostname: "127.0.0.1",
      port,
      cors: false,
      csrfPrevention: true,
      adminListQueryLimit: 1_000,
      middleware: [
        // The details of the settings are larger than 100 kB.
        { handler: bodyParser.json({ limit: "5mb" }), route: "/admin-api", beforeListen: true },
      ],
    },
    authOptions: {
      tokenMethod: "bearer",
      cookieOptions: { secret },
      superadminCredentials: { identifier: "superadmin", password },
    },
    dbConnectionOptions: databaseUrl
      ? { type: "postgres", url: databaseUrl, synchronize: true }
      : embeddedDatabase(path.join(dataFolder, "vendure.sqlite")),
    orderOptions: {
      // Shoppers have accounts at the shop, and order as guests here.
      guestCheckoutStrategy: new DefaultGuestCheckoutStrategy({
        allowGuestCheckoutForRegisteredCustomers: true,
      }),
    },
    paymentOptions: { paymentMethodHandlers: [manualPayment] },
    customFields,
    // Pictures of Vendure's own demo products.
    importExportOptions: {
      importAssetsDir: path.join(import.meta.dirname, "node_modules/@vendure/create/assets/images"),
    },
    plugins: [
      ...(databaseUrl ? [DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true })] : []),
      AssetServerPlugin.init({
        route: "assets",
        assetUploadDir: path.join(dataFolder, "assets"),
        assetUrlPrefix: `http://127.0.0.1:${port}/assets/`,
        // The shop encodes its pictures itself.
        previewStrategy: { generatePreviewImage: async (_context, _type, data) => data },
      }),
    ],
  };
}

/** SQLite in memory, written to a file after every change. */
const embeddedDatabase = (file) => ({
  type: "sqljs",
  location: file,
  synchronize: true,
  autoSave: true,
  // Renamed in one step, so that a killed process leaves a whole file behind.
  autoSaveCallback(data) {
    writeFileSync(`${file}.new`, data);
    renameSync(`${file}.new`, file);
  },
});
