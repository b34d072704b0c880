import { bootstrap, JobQueueService } from "@vendure/core";
import { createConfig } from "./config.js";

/** Starts Vendure with the settings of its environment, and says "ready" to the process that started it. */
const { PORT, DATA_DIR, DATABASE_URL, COOKIE_SECRET, SUPERADMIN_PASSWORD } = process.env;
const app = await bootstrap(
  createConfig({
    port: Number(PORT),
    dataFolder: DATA_DIR,
    databaseUrl: DATABASE_URL,
    secret: COOKIE_SECRET,
    password: SUPERADMIN_PASSWORD,
  }),
);
// Node closes connections after five idle seconds, and a request that is sent in this moment fails.
app.getHttpServer().keepAliveTimeout = 60_000;
// Without it changes of collections would wait for a worker process.
await app.get(JobQueueService).start();
process.send?.("ready");

const stop = () => void app.close().finally(() => process.exit());
for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.once(signal, stop);
