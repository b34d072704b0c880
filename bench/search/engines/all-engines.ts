import type { BuildEngine } from "./engine.ts";

/** Each in a file of its own that is loaded when asked for, so that none takes room in another's process. */
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
