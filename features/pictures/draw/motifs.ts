import type { Motif } from "./motif.ts";
import { coffeePacks } from "./motifs/coffee-packs.ts";

export const motifs = { ...coffeePacks } satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
