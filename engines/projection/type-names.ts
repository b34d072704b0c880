import type { Kysely } from "kysely";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export async function typeNames(
  database: Kysely<CatalogueTables>,
): Promise<Map<string, Map<string, string[][]>>> {
  const rows = await database.selectFrom("product_type").selectAll().execute();
  const languages = new Set(rows.flatMap(({ names }) => Object.keys(names)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    Array.from(languages, (language) => {
      const namesOf = (id: string | null): string[][] => {
        const type = id === null ? undefined : byId.get(id);
        if (!type) return [];
        const { name, plural, also = [], forms = [] } = valueAt(type.names, language);
        return [[name, ...(plural ? [plural] : []), ...also, ...forms], ...namesOf(type.parent_id)];
      };
      return [language, new Map(rows.map(({ id }) => [id, namesOf(id)]))];
    }),
  );
}
