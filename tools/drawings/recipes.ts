import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { parse } from "yaml";
import { careSymbols } from "./care-label.ts";
import { pictureNames } from "./drawing.ts";

const closed = { additionalProperties: false };

const nameOf = <Name extends string>(names: Name[]) => Type.Unsafe<Name>(Type.Enum(names));

const Palette = nameOf(pictureNames.palettes);

/** Packs can only show capital letters, which are drawn because fonts differ between machines. */
const Lettering = Type.String({ pattern: "^[A-Z]+( [A-Z]+)*$", maxLength: 24 });

const RealSize = Type.Object(
  {
    height: Type.Number({ minimum: 1, maximum: 300 }),
    isShown: Type.Optional(Type.Boolean()),
    isFolded: Type.Optional(Type.Boolean()),
  },
  closed,
);

const Recipe = Type.Object(
  {
    motif: nameOf(pictureNames.motifs),
    palette: Palette,
    setting: nameOf(pictureNames.settings),
    lettering: Type.Optional(Type.Array(Lettering, { minItems: 1, maxItems: 2 })),
    /** Stands for a name that each language translates; the lettering is the kind of coffee. */
    emblem: Type.Optional(nameOf(pictureNames.emblems)),
    /** Popular products have two more views: in its size beside a cup, and the back of the pack, or the label of a textile. */
    size: Type.Optional(RealSize),
    care: Type.Optional(Type.Array(nameOf([...careSymbols]), { minItems: 1, maxItems: 4 })),
    /** Palettes of the articles that look different from their product, by article number. */
    colours: Type.Optional(Type.Record(Type.String(), Palette)),
  },
  closed,
);
export type Recipe = Static<typeof Recipe>;

const recipesForm = Compile(Type.Record(Type.String(), Recipe));

/** The recipes of a file, by product number or by category. */
export interface RecipeFile {
  /** The folder that its pictures are drawn into. */
  name: string;
  recipes: Record<string, Recipe>;
}

const folder = join(import.meta.dirname, "recipes");

/** Reads `recipes/`, a file for each file of products in `shop/content/catalogue`. Throws for one that cannot be drawn. */
export const readRecipes = (): RecipeFile[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const recipes: unknown = parse(readFileSync(join(folder, file), "utf8"));
      const [mistake] = recipesForm.Errors(recipes);
      if (mistake)
        throw new Error(`recipes/${file}: ${mistake.instancePath} ${mistake.message}; correct it.`);
      return { name: basename(file, ".yaml"), recipes: recipesForm.Parse(recipes) };
    });
