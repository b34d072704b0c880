import { buildFlexSearch } from "./flexsearch.ts";
import { buildMiniSearch } from "./minisearch.ts";
import { buildOrama } from "./orama.ts";
import { buildPostgres } from "./postgres.ts";
import type { BuildRival } from "./rival.ts";

export const rivals = {
  MiniSearch: buildMiniSearch,
  Orama: buildOrama,
  FlexSearch: buildFlexSearch,
  PostgreSQL: buildPostgres,
} satisfies Record<string, BuildRival>;

export const rivalNames = Object.keys(rivals) as (keyof typeof rivals)[];
