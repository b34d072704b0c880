import { typedLine } from "../../platform/shared/texts/typed-text.ts";
import { hasContact } from "./contact-in-text.ts";
import {
  brewings,
  recipeLimits,
  recipeRanges,
  type Brewing,
  type RecipeDetails,
  type RecipeField,
} from "./recipe.ts";

/** The reason why a field of a recipe is rejected. */
export type RecipeProblem =
  | "required"
  | "tooShort"
  | "tooLong"
  | "contact"
  | "notChosen"
  | "noNumber"
  /** With `{from}` and `{to}`. */
  | "outOfRange"
  /** With `{max}`. */
  | "tooManyLines";

/** The fields of the form as they were typed. */
export type TypedRecipe = Partial<Record<RecipeField, string>>;

export interface WrittenRecipe {
  title: string;
  details: RecipeDetails;
}

/** Returns the lines of a field with several, without empty ones and without the numbers that people type before them. */
const linesIn = (text = "") =>
  text
    .split(/\r?\n/)
    .map((line) => typedLine(line).replace(/^(?:\d{1,2}[.)]|[-–•*])\s+/, ""))
    .filter(Boolean);

const isBrewing = (text: string | undefined): text is Brewing =>
  brewings.some((brewing) => brewing === text);

/** Checks a recipe as it was typed. Returns it, or the problems of its fields. */
export function readRecipe(
  typed: TypedRecipe,
): { recipe: WrittenRecipe } | { problems: Partial<Record<RecipeField, RecipeProblem>> } {
  const problems: Partial<Record<RecipeField, RecipeProblem>> = {};
  const title = typedLine(typed.title ?? "");
  if (title === "") problems.title = "required";
  else if (title.length < recipeLimits.minTitle) problems.title = "tooShort";
  else if (title.length > recipeLimits.title) problems.title = "tooLong";
  else if (hasContact(title)) problems.title = "contact";
  const { brewing } = typed;
  if (!isBrewing(brewing)) problems.brewing = "notChosen";

  function figure(field: keyof typeof recipeRanges, isRequired: boolean): number {
    const text = typedLine(typed[field] ?? "").replace(",", ".");
    const [from, to] = recipeRanges[field];
    if (text === "") {
      if (isRequired) problems[field] = "required";
      return 0;
    }
    const value = Number(text);
    if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) problems[field] = "noNumber";
    else if (value < from || value > to) problems[field] = "outOfRange";
    return field === "grams" ? value : Math.round(value);
  }
  function lines(field: "extras" | "steps"): string[] {
    const read = linesIn(typed[field]);
    if (field === "steps" && read.length === 0) problems.steps = "required";
    else if (read.length > recipeLimits[field]) problems[field] = "tooManyLines";
    else if (read.some((line) => line.length > recipeLimits.line)) problems[field] = "tooLong";
    else if (read.some(hasContact)) problems[field] = "contact";
    return read;
  }
  const cups = figure("cups", true);
  const grams = figure("grams", true);
  const millilitres = figure("millilitres", true);
  const degrees = figure("degrees", false);
  const minutes = figure("minutes", true);
  const extras = lines("extras");
  const steps = lines("steps");
  if (Object.keys(problems).length > 0 || !isBrewing(brewing)) return { problems };
  const details = {
    brewing,
    cups,
    grams,
    millilitres,
    ...(degrees > 0 && { degrees }),
    minutes,
    extras,
    steps,
  };
  return { recipe: { title, details } };
}

/** Returns a recipe as its author typed it, for the form that changes it. */
export const typedRecipe = (
  { title, details }: WrittenRecipe,
  product: number | undefined,
): TypedRecipe => ({
  title,
  brewing: details.brewing,
  cups: String(details.cups),
  grams: String(details.grams),
  millilitres: String(details.millilitres),
  degrees: details.degrees === undefined ? "" : String(details.degrees),
  minutes: String(details.minutes),
  extras: details.extras.join("\n"),
  steps: details.steps.join("\n"),
  product: product === undefined ? "" : String(product),
});
