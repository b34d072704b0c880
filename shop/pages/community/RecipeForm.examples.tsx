import { allSites } from "../../sites/all-sites.ts";
import { RecipeForm } from "./RecipeForm.tsx";

const props = {
  texts: allSites.DE.texts.recipes,
  products: [{ number: 100121, name: "Filterkaffee „Lange Tafel“" }],
  back: { url: "#", text: allSites.DE.texts.recipes.back },
};

export const examples = {
  "form of a recipe": (
    <RecipeForm {...props} typed={{ brewing: "filter" }} problems={{}} isChange={false} />
  ),
  "form of a recipe, with mistakes": (
    <RecipeForm
      {...props}
      typed={{ title: "Kanne", grams: "900", steps: "Rühren" }}
      problems={{ grams: "outOfRange", brewing: "notChosen" }}
      notice={allSites.DE.texts.recipes.unavailable}
      isChange
    />
  ),
};
