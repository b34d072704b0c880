import type { Insertable } from "kysely";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { validityColumns } from "../../../database/validity.ts";
import { readSource } from "../../../database/content-source.ts";
import { readList } from "../../../shared/content-file.ts";
import { Moment, text } from "../../../shared/content-schema.ts";
import { siteCodes } from "../../../shared/site.ts";
import type { SearchTables } from "./search-tables.ts";

const file = "seasonal.yaml";

/** The schema of content/search/seasonal.yaml; content/README.md explains the file to editors. */
const SeasonsContent = Type.Array(
  Type.Object(
    {
      sites: Type.Array(Type.Union(siteCodes.map((code) => Type.Literal(code))), { minItems: 1 }),
      from: Type.Optional(Moment),
      until: Type.Optional(Moment),
      terms: Type.Array(text(60), { minItems: 1 }),
    },
    { additionalProperties: false },
  ),
);
const form = Compile(SeasonsContent.items);

export type SeasonalRow = Insertable<SearchTables["seasonal_term"]>;

/** Reads and checks the list, in its order. */
export async function readSeasonalTerms(
  folder: string,
  mistakes: string[],
): Promise<SeasonalRow[]> {
  const list = readList(file, await readSource(folder, file), form, mistakes);
  const rows = list.entries.flatMap((season) => {
    const { sites, from, until, terms } = season;
    const wrong = Object.entries({ from, until }).filter(
      ([, moment]) => moment !== undefined && Number.isNaN(Date.parse(moment)),
    );
    for (const [property, moment] of wrong)
      list.mistake(season, `there is no moment ${moment}; correct it`, property);
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      list.mistake(season, `"${terms[0]}" ends before it begins; correct from or until`, "until");
    const time = validityColumns({ from, until });
    return sites.flatMap((site) => terms.map((term) => ({ site, term, ...time })));
  });
  return rows.map((row, position) => ({ ...row, position }));
}
