import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Insertable } from "kysely";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { validityColumns } from "../../../database/validity.ts";
import { ContentError, parseContent } from "../../../shared/content-file.ts";
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
const validator = Compile(SeasonsContent);

export type SeasonalRow = Insertable<SearchTables["seasonal_term"]>;

/** Reads and checks the list, in its order. Throws a ContentError for the first mistake. */
export async function readSeasonalTerms(folder: string): Promise<SeasonalRow[]> {
  const seasons = parseContent(file, await readFile(join(folder, file), "utf8"), validator);
  const rows = seasons.flatMap(({ sites, from, until, terms }) => {
    for (const moment of [from, until])
      if (moment !== undefined && Number.isNaN(Date.parse(moment)))
        throw new ContentError(`${file}: there is no moment ${moment} (see content/README.md).`);
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      throw new ContentError(
        `${file}: "${terms[0]}" ends before it begins; correct from or until (see content/README.md).`,
      );
    const time = validityColumns({ from, until });
    return sites.flatMap((site) => terms.map((term) => ({ site, term, ...time })));
  });
  return rows.map((row, position) => ({ ...row, position }));
}
