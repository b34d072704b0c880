import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { navigationContent } from "./import-navigation.ts";
import { navigationRoutes } from "./navigation-routes.ts";
import type { NavigationTables } from "./navigation-tables.ts";
import { createNavigation } from "./navigation.ts";
import type { NavigationPorts } from "./read-site-navigation.ts";
import type { KnownNames } from "./read-navigation.ts";

/** The main navigation and the themeworlds. */
export function navigationSlice(
  database: Kysely<NavigationTables>,
  {
    known,
    ...ports
  }: NavigationPorts & {
    known(reading: ContentReading): KnownNames | Promise<KnownNames>;
  },
) {
  const navigation = createNavigation(database, ports);
  return Object.assign(navigation, {
    content: navigationContent(ports.sites, known),
    routes: (app, tools) => navigationRoutes(app, { navigation, ...tools }),
  } satisfies Slice);
}
