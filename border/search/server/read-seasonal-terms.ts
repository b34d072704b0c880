import type { Insertable } from "kysely";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { validityColumns } from "../../../platform/content/validity.ts";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { checkValidity } from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { listOfSites, Moment, text } from "../../../platform/shared/content/content-schema.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { SearchTables } from "./search-tables.ts";

const file = "seasonal.yaml";

/** The schema of shop/content/search/seasonal.yaml; shop/content/README.md explains the file to editors. */
const formFor = onceForSites((sites) =>
  Compile(
    Type.Object(
      {
        sites: listOfSites(sites),
        from: Type.Optional(Moment),
        until: Type.Optional(Moment),
        terms: Type.Array(text(60), { minItems: 1 }),
      },
      { additionalProperties: false },
    ),
  ),
);

export type SeasonalRow = Insertable<SearchTables["seasonal_term"]>;

/** Reads and checks the list, in its order. */
export function readSeasonalTerms(
  files: ContentFiles,
  all: SiteSet,
  mistakes: string[],
): SeasonalRow[] {
  const list = readList(file, files.get(file), formFor(all), mistakes);
  const rows = list.entries.flatMap((season) => {
    const { sites, from, until, terms } = season;
    checkValidity(season, (what, ...path) => list.mistake(season, what, ...path));
    const time = validityColumns({ from, until });
    return sites.flatMap((site) => terms.map((term) => ({ site, term, ...time })));
  });
  return rows.map((row, position) => ({ ...row, position }));
}
