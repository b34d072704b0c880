import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { RecipeProblem, TypedRecipe } from "../../community/recipe-form.ts";
import type { RecipeTexts } from "../../community/recipe-texts.ts";
import {
  brewings,
  recipeFields,
  recipeLimits,
  recipeRanges,
  type RecipeField,
} from "../../community/recipe.ts";

export interface RecipeFormProps {
  texts: RecipeTexts;
  typed: TypedRecipe;
  problems: Partial<Record<RecipeField, RecipeProblem>>;
  /** Why a recipe without a problem was not accepted. */
  notice?: string;
  /** The shop's coffees. */
  products: { number: number; name: string }[];
  /** Whether it changes a recipe, whose coffee stays. */
  isChange: boolean;
  back: { url: string; text: string };
}

const figures = ["cups", "grams", "millilitres", "degrees", "minutes"] as const;

/** Renders the form of a recipe. It posts to the page's own address. */
export function RecipeForm({
  texts,
  typed,
  problems,
  notice,
  products,
  isChange,
  back,
}: RecipeFormProps) {
  const { form } = texts;
  const first = recipeFields.find((field) => problems[field]);
  const about = (field: RecipeField) => ({
    id: `recipe-${field}`,
    name: field,
    label: form.labels[field],
    hint: form.hints[field],
    error: problemText(field, problems[field], texts),
    autoFocus: field === first,
    defaultValue: typed[field],
  });
  return (
    <Frame title={isChange ? form.changeTitle : form.title} text={form.text} notice={notice}>
      <form className="kontor-form" method="post" noValidate>
        <TextField {...about("title")} maxLength={recipeLimits.title} required />
        <Select
          {...about("brewing")}
          options={brewings.map((value) => ({ value, text: texts.brewings[value] }))}
        />
        <div className="kontor-recipe-form__figures">
          {figures.map((field) => (
            <TextField
              key={field}
              {...about(field)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              required={field !== "degrees"}
            />
          ))}
        </div>
        <TextArea {...about("extras")} rows={3} maxLength={3_500} />
        <TextArea {...about("steps")} rows={6} maxLength={4_000} required />
        {!isChange && (
          <Select
            {...about("product")}
            options={[
              { value: "", text: form.noProduct },
              ...products.map(({ number, name }) => ({ value: String(number), text: name })),
            ]}
          />
        )}
        <Button type="submit" size="large" variant="activating">
          {isChange ? form.save : form.button}
        </Button>
      </form>
      <p>
        <a className="kontor-link" href={back.url}>
          {back.text}
        </a>
      </p>
    </Frame>
  );
}

const Frame = ({
  title,
  text,
  notice,
  children,
}: {
  title: string;
  text: string;
  notice?: string;
  children: ReactNode;
}) => (
  <div className="kontor-page kontor-community-form">
    <section className="kontor-panel">
      <h1>{title}</h1>
      <p>{text}</p>
      {notice && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{notice}</p>
        </div>
      )}
      {children}
    </section>
  </div>
);

/** Returns the message about a field, with its limits. */
function problemText(
  field: RecipeField,
  problem: RecipeProblem | undefined,
  { problems }: Pick<RecipeTexts, "problems">,
): string | undefined {
  if (!problem) return undefined;
  const [from, to] =
    field in recipeRanges ? recipeRanges[field as keyof typeof recipeRanges] : [0, 0];
  const max = field === "extras" || field === "steps" ? recipeLimits[field] : 0;
  return fill(problems[problem], { from, to, max });
}
