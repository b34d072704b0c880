import { withOneText, type BenchDocument, type BuildEngine } from "./engine.ts";

/** Each engine is in its own file, loaded on demand, so that it takes no memory in another's process. */
export const engines = {
  Kontor: async () => (await import("./kontor.ts")).buildKontor,
  MiniSearch: async () => withOneText((await import("./minisearch.ts")).buildMiniSearch("AND")),
  Orama: async () => withOneText((await import("./orama.ts")).buildOrama),
  FlexSearch: async () => withOneText((await import("./flexsearch.ts")).buildFlexSearch),
  uFuzzy: async () => withOneText((await import("./ufuzzy.ts")).buildUFuzzy),
  pg_trgm: async () => withOneText((await import("./trigrams.ts")).buildTrigrams),
} satisfies Record<string, () => Promise<BuildEngine<BenchDocument>>>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/** Engines that are asked the judged queries: they get the fields of our own index. */
export const rivals = {
  MiniSearch: async () => (await import("./minisearch.ts")).buildMiniSearch("OR"),
  Orama: async () => (await import("./orama.ts")).buildOrama,
  FlexSearch: async () => (await import("./flexsearch.ts")).buildFlexSearchOfFields,
  PostgreSQL: async () => (await import("./full-text.ts")).buildFullText,
} satisfies Record<string, () => Promise<BuildEngine>>;

export const rivalNames = Object.keys(rivals) as (keyof typeof rivals)[];
