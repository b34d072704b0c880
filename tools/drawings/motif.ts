import type { EmblemName } from "./motifs/emblems.ts";
import type { Palette } from "./palette.ts";

/** The print of a pack of coffee. */
export interface PackPrint {
  /** Its name and the kind of coffee, or only the kind below an emblem. */
  lettering: readonly string[];
  /** Stands for a name that each language translates. */
  emblem?: EmblemName | undefined;
  /** The back of the pack. */
  isBack?: boolean;
}

/**
 * Draws one object: SVG elements inside a box of 600 by 600 that stand on its lower edge (y = 600) around x = 300 (hanging or
 * lying objects fill the box instead). Light comes from the upper left. Pure: the same palette results in the same picture. Ids
 * inside `<defs>` start with the motif's own name, because several objects share one picture. A pack of coffee shows its
 * `print`; without it, the house mark.
 */
export type Motif = (palette: Palette, print?: PackPrint) => string;
