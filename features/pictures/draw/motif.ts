import type { Palette } from "./palette.ts";

/**
 * Paints one thing: SVG elements inside a box of 600 by 600 that stand on its lower edge (y = 600) around x = 300
 * (things that hang or lie fill the box instead). Light comes from the upper left. Pure: the same palette gives the
 * same picture. Ids inside `<defs>` start with the motif's own name, because several things share one picture.
 */
export type Motif = (palette: Palette) => string;
