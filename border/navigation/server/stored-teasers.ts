import { sql, type QueryExecutorProvider } from "kysely";
import Type, { type Static } from "typebox";
import { earliest } from "../../../platform/content/validity.ts";

const optional = Type.Optional(Type.String());

/** A node's teasers as stored in the database, in the site's language. Each links to one of the first three. */
export const StoredTeasers = Type.Object({
  title: Type.String(),
  list: Type.Array(
    Type.Object({
      category: optional,
      themeworld: optional,
      href: optional,
      title: optional,
      target: optional,
      picture: optional,
      alt: optional,
      badges: Type.Array(Type.String()),
      kontorCard: Type.Boolean(),
      headline: optional,
      subline: optional,
      /** The start and end of its validity. */
      from: optional,
      until: optional,
    }),
  ),
});
export type StoredTeasers = Static<typeof StoredTeasers>;

/** Returns the next moment after `now` at which a teaser of any node begins or ends. */
export async function nextTeaser(
  database: QueryExecutorProvider,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ moment: string }>`
    select distinct moment #>> '{}' as moment
      from navigation_node,
        unnest('{$.list[*].from,$.list[*].until}'::jsonpath[]) as path,
        jsonb_path_query(teaser, path) as moment`.execute(database);
  return earliest(
    rows.map(({ moment }) => new Date(moment)).filter((moment) => moment.getTime() > now.getTime()),
  );
}
