import { draw, heroDrawings } from "./drawing.ts";
import { minifySvg } from "./minify-svg.ts";
import type { Drawing } from "./picture.ts";
import { readRecipes, type Recipe } from "./recipes.ts";

export interface DrawnPicture {
  /** Its file in `shop/content/pictures`. */
  path: string;
  svg(): string;
}

const views = ["plain", "scene", "detail"] as const;
/** Popular products, whose recipe has a `size`, have two more: beside a cup, and the back of the pack, or a textile's label. */
export const moreViews = ({ size, care }: Recipe) =>
  size ? (["size", care ? "label" : "back"] as const) : [];

/** Returns every picture of the coffee shop: products in their views and colours, categories, heroes. */
export const allPictures = (): DrawnPicture[] => [
  ...readRecipes().flatMap(({ name, recipes }) =>
    Object.entries(recipes).flatMap(([id, recipe]) =>
      name === "categories"
        ? picture(name, `category-${id}`, drawingOf(recipe, "scene"))
        : picturesOfProduct(name, id, recipe),
    ),
  ),
  ...heroDrawings.map(({ id, drawing }) => picture("heroes", id, drawing)),
];

const picturesOfProduct = (folder: string, number: string, recipe: Recipe) => [
  ...[...views, ...moreViews(recipe)].map((view) =>
    picture(folder, `${number}-${view}`, drawingOf(recipe, view)),
  ),
  ...Object.entries(recipe.colours ?? {}).map(([article, palette]) =>
    picture(folder, article, { ...drawingOf(recipe, "plain"), palette }),
  ),
];

const drawingOf = (recipe: Recipe, view: Drawing["view"]): Drawing => ({ ...recipe, view });

const picture = (
  folder: string,
  name: string,
  drawing: Parameters<typeof draw>[0],
): DrawnPicture => ({
  path: `${folder}/${name}.svg`,
  svg: () => minifySvg(draw(drawing)),
});
