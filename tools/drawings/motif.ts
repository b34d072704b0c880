import type { Palette } from "./palette.ts";

/**
 * Draws one object: SVG elements inside a box of 600 by 600 that stand on its lower edge (y = 600) around x = 300 (hanging or
 * lying objects fill the box instead). Light comes from the upper left. Pure: the same palette results in the same picture. Ids
 * inside `<defs>` start with the motif's own name, because several objects share one picture. A pack of coffee shows its
 * `lettering`: its name and the kind of coffee; without it, the house mark.
 */
export type Motif = (palette: Palette, lettering?: readonly string[]) => string;
