import type { Kysely } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import type { CatalogueContent } from "./catalogue-content.ts";

type Names<Name> = Pick<ReadonlySet<Name>, "has">;

/** Returns the names in content that is about to be imported. */
export function namesInContent({
  categories,
  products,
  pictures,
  mayHave,
}: CatalogueContent): ProductNames {
  const orRefused = <Name extends string | number>(names: Iterable<Name>): Names<Name> => {
    const known = new Set(names);
    return { has: (name) => known.has(name) || mayHave(name) };
  };
  const articles = products.flatMap((product) => product.articles);
  return {
    categories: orRefused(categories.map(({ id }) => id)),
    products: orRefused(products.map(({ id }) => id)),
    tcms: orRefused(articles.map(({ tcm }) => tcm)),
    pictures,
  };
}

export async function namesInDatabase(database: Kysely<CatalogueTables>): Promise<ProductNames> {
  const [categories, products, tcms, pictures] = await Promise.all([
    database.selectFrom("category").select("id").execute(),
    database.selectFrom("product").select("id").execute(),
    database.selectFrom("article").select("tcm").execute(),
    database.selectFrom("picture").select("id").execute(),
  ]);
  return {
    categories: new Set(categories.map(({ id }) => id)),
    products: new Set(products.map(({ id }) => id)),
    tcms: new Set(tcms.map(({ tcm }) => tcm)),
    pictures: new Set(pictures.map(({ id }) => id)),
  };
}
