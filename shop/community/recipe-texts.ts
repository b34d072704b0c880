import type { Plural } from "../../platform/shared/texts/words.ts";
import type { Brewing, RecipeField } from "./recipe.ts";
import type { RecipeProblem } from "./recipe-form.ts";

/** Words of members' recipes. */
export interface RecipeTexts {
  title: string;
  intro: string;
  description: string;
  empty: { title: string; text: string };
  /** Chooses recipes by their brewing. */
  choose: string;
  all: string;
  brewings: Record<Brewing, string>;
  /** With `{name}` and `{date}`. */
  by: string;
  example: string;
  /** Facts of a recipe. */
  facts: {
    brewing: string;
    cups: string;
    coffee: string;
    water: string;
    degrees: string;
    minutes: string;
  };
  cups: Plural;
  ingredients: string;
  /** With `{grams}`. */
  coffeeAmount: string;
  /** With `{millilitres}`. */
  waterAmount: string;
  steps: string;
  withProduct: string;
  share: string;
  more: string;
  back: string;
  form: {
    title: string;
    changeTitle: string;
    text: string;
    labels: Record<RecipeField, string>;
    hints: Partial<Record<RecipeField, string>>;
    noProduct: string;
    button: string;
    save: string;
  };
  received: { title: string; text: string };
  published: { title: string; text: string };
  problems: Record<RecipeProblem, string>;
  /** With `{duration}`. */
  tooMany: string;
  unavailable: string;
}
