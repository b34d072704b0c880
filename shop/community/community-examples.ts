import type { RecipeDetails } from "./recipe.ts";

/** An invented answer of the content. */
export interface ExampleAnswer {
  /** Missing for the shop. */
  name?: string;
  text: string;
  isBuyer?: true;
}

/** An invented question about a product, which shows how questions look. It counts nowhere. */
export interface ExampleQuestion {
  name: string;
  text: string;
  answers: ExampleAnswer[];
}

/** An invented recipe, which shows how recipes look. It counts nowhere. */
export interface ExampleRecipe {
  /** The end of its address. */
  id: string;
  name: string;
  title: string;
  /** The public number of its coffee. */
  product?: number;
  details: RecipeDetails;
}
