/** Options with which a bench opens the shop's services in its own process: on a PostgreSQL server, or in memory. */
export const benchServices = (url = "") => ({
  config: { DATABASE_URL: url, DATA_DIR: "memory://" },
  log: { info() {}, warn: console.warn, error: console.error },
  release: { code: "bench", time: 0 },
});
