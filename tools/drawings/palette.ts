/** A palette: every motif is painted with its five tones. */
export interface Palette {
  /** The body of the object. */
  base: string;
  /** The side towards the light (upper left), labels, linings. */
  light: string;
  /** The side away from the light, seams, edges. */
  dark: string;
  /** A second, matching colour: straps, lids, stripes, prints. */
  accent: string;
  /** The calm ground on which the object stands. */
  ground: string;
}

export const palettes = {
  espresso: {
    base: "#5a3a29",
    light: "#8a5f46",
    dark: "#35211a",
    accent: "#d8a25e",
    ground: "#efe4d6",
  },
  crema: {
    base: "#d9b07c",
    light: "#efd3a9",
    dark: "#a97d4b",
    accent: "#6b4530",
    ground: "#f6ecdc",
  },
  terracotta: {
    base: "#c4674a",
    light: "#e09372",
    dark: "#8f4330",
    accent: "#f1d3a8",
    ground: "#f5e6db",
  },
  sage: {
    base: "#8fa285",
    light: "#b7c6ac",
    dark: "#5f7358",
    accent: "#f0e3c4",
    ground: "#eaeee2",
  },
  forest: {
    base: "#3f5f4a",
    light: "#6a8b73",
    dark: "#263d30",
    accent: "#d9b25f",
    ground: "#e4ebe1",
  },
  sky: { base: "#8fb4c9", light: "#bcd6e3", dark: "#5d859c", accent: "#f4d9a6", ground: "#e6eff3" },
  navy: {
    base: "#2f4560",
    light: "#587190",
    dark: "#1b2a3d",
    accent: "#d99a5b",
    ground: "#e3e8ee",
  },
  plum: {
    base: "#6e4360",
    light: "#986e8a",
    dark: "#47283d",
    accent: "#e2b79a",
    ground: "#efe5ea",
  },
  rose: {
    base: "#d39a94",
    light: "#ebc3bd",
    dark: "#a56b66",
    accent: "#7c4a45",
    ground: "#f8ebe8",
  },
  mustard: {
    base: "#d6a23a",
    light: "#ecc878",
    dark: "#a0741f",
    accent: "#5b4326",
    ground: "#f8eed6",
  },
  sand: {
    base: "#cdb899",
    light: "#e4d6bf",
    dark: "#9c8767",
    accent: "#7b5b43",
    ground: "#f3ece0",
  },
  stone: {
    base: "#a39b92",
    light: "#c9c3bb",
    dark: "#736b63",
    accent: "#c9764f",
    ground: "#eeebe7",
  },
  charcoal: {
    base: "#44413f",
    light: "#716d69",
    dark: "#272524",
    accent: "#d3a46c",
    ground: "#e9e5e0",
  },
  snow: {
    base: "#f3eee6",
    light: "#fffdf9",
    dark: "#cfc6b9",
    accent: "#b98560",
    ground: "#e8dfd2",
  },
  coral: {
    base: "#e57f67",
    light: "#f4ac98",
    dark: "#b3543f",
    accent: "#fbe3c8",
    ground: "#fbeae3",
  },
  teal: {
    base: "#3e8484",
    light: "#74aeac",
    dark: "#275858",
    accent: "#f0c98d",
    ground: "#e2efed",
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
