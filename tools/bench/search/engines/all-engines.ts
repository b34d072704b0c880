import type { BuildEngine } from "./engine.ts";

/** Each engine is in its own file, loaded on demand, so that it takes no memory in another's process. */
export const engines = {
  Kontor: async () => (await import("./kontor.ts")).buildKontor,
  MiniSearch: async () => (await import("./minisearch.ts")).buildMiniSearch,
  Orama: async () => (await import("./orama.ts")).buildOrama,
  FlexSearch: async () => (await import("./flexsearch.ts")).buildFlexSearch,
  uFuzzy: async () => (await import("./ufuzzy.ts")).buildUFuzzy,
  pg_trgm: async () => (await import("./postgres.ts")).buildPostgres,
} satisfies Record<string, () => Promise<BuildEngine>>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
