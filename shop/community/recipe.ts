/** How coffee is made. */
export const brewings = [
  "filter",
  "frenchPress",
  "moka",
  "espresso",
  "aeropress",
  "cezve",
  "coldBrew",
  "iced",
] as const;
export type Brewing = (typeof brewings)[number];

/** Figures, ingredients and steps of a recipe. */
export interface RecipeDetails {
  brewing: Brewing;
  cups: number;
  /** Weight of the coffee. */
  grams: number;
  millilitres: number;
  /** Temperature of the water in Celsius; missing where it is cold. */
  degrees?: number;
  minutes: number;
  /** Besides coffee and water, each with its amount. */
  extras: string[];
  steps: string[];
}

/** Names of the form's fields. */
export const recipeFields = [
  "title",
  "brewing",
  "cups",
  "grams",
  "millilitres",
  "degrees",
  "minutes",
  "extras",
  "steps",
  "product",
] as const;
export type RecipeField = (typeof recipeFields)[number];

/** The least and most of each figure. */
export const recipeRanges = {
  cups: [1, 12],
  grams: [3, 250],
  millilitres: [15, 3_000],
  degrees: [1, 100],
  minutes: [1, 1_440],
} as const satisfies Partial<Record<RecipeField, readonly [number, number]>>;

export const recipeLimits = { title: 80, extras: 10, steps: 12, line: 300, minTitle: 5 } as const;
