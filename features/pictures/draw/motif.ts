import type { Palette } from "./palette.ts";

/**
 * Paints one thing: SVG elements inside a box of 600 by 600 that stand on its lower edge (y = 600) around x = 300
 * (things that hang or lie fill the box instead). Light comes from the upper left. Pure: the same palette gives the
 * same picture. Ids inside `<defs>` start with the motif's own name, because several things share one picture.
 * A pack of coffee carries `lettering`: its name, and the kind of coffee; without it the house mark.
 */
export type Motif = (palette: Palette, lettering?: readonly string[]) => string;
