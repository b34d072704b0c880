import type { Insertable, Transaction } from "kysely";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { Language, Site } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { startOfDay } from "../../../platform/shared/sites/site-clock.ts";
import { addDays } from "../navigation-rules.ts";
import type { NodeContent, TeaserContent, ThemeworldContent } from "./navigation-content.ts";
import type { NavigationTables } from "./navigation-tables.ts";
import {
  isOnSite,
  readNavigation,
  type KnownNames,
  type NavigationContent,
} from "./read-navigation.ts";
import type { StoredTeasers } from "./stored-teasers.ts";

/** Imports `shop/content/navigation` into the database, for each site in its language and time zone. */
export function navigationContent(
  sites: Site[],
  /** Names in the catalogue, which is imported before. */
  known: (reading: ContentReading) => KnownNames | Promise<KnownNames>,
): ContentPart<Transaction<NavigationTables>, NavigationContent> {
  const set = siteSet(sites);
  return {
    folder: "navigation",
    isEditable: true,
    files: ["nodes.yaml", "themeworlds.yaml"],
    changes: "navigation",
    read: async (files, reading) =>
      readNavigation(files, await known(reading), set, reading.mistakes),
    async write(transaction, { nodes, themeworlds }) {
      await transaction.deleteFrom("navigation_node").execute();
      await transaction.deleteFrom("themeworld").execute();
      for (const site of sites) {
        const isThere = (each: { sites?: string[] }) => isOnSite(each, site.code);
        const nodeRows = nodes.filter(isThere).map((node, index) => nodeRow(node, index, site));
        const worldRows = themeworlds
          .filter(isThere)
          .map((world, index) => themeworldRow(world, index, site));
        if (nodeRows.length > 0)
          await transaction.insertInto("navigation_node").values(nodeRows).execute();
        if (worldRows.length > 0)
          await transaction.insertInto("themeworld").values(worldRows).execute();
      }
    },
  };
}

function nodeRow(
  node: NodeContent,
  position: number,
  site: Site,
): Insertable<NavigationTables["navigation_node"]> {
  const { id, parent, category, title, href, target, teaser } = node;
  const texts = wordsOf(site);
  return {
    site: site.code,
    id,
    position,
    parent_id: parent ?? null,
    category_id: category ?? null,
    title: title ? texts(title) : null,
    href: href ?? null,
    target: target ?? null,
    teaser: teaser
      ? JSON.stringify({
          title: texts(teaser.title),
          list: teaser.list.map((each) => storedTeaser(each, texts, site)),
        } satisfies StoredTeasers)
      : null,
    ...validity(node, site),
  };
}

function storedTeaser(
  { category, themeworld, href, target, picture, kontorCard = false, ...texts }: TeaserContent,
  words: Words,
  site: Site,
): StoredTeasers["list"][number] {
  const { title, alt, badges = [], headline, subline, from, until } = texts;
  return {
    category,
    themeworld,
    href,
    target,
    picture,
    kontorCard,
    title: title && words(title),
    alt: alt && words(alt),
    badges: badges.map(words),
    headline: words(headline),
    subline: subline && words(subline),
    from: from && startOfDay(from, site).toISOString(),
    until: until && endOf(until, site).toISOString(),
  };
}

function themeworldRow(
  world: ThemeworldContent,
  position: number,
  site: Site,
): Insertable<NavigationTables["themeworld"]> {
  const { id, number, section, announced, from, until, picture, products } = world;
  const texts = wordsOf(site);
  return {
    site: site.code,
    id,
    number,
    section,
    position,
    title: texts(world.title),
    // Like the slugs of the catalogue, the same on all sites of a language.
    slug: slugify(valueAt(world.title, site.language), site.language),
    lead: texts(world.lead),
    content: texts(world.text),
    picture_id: picture,
    kontor_card: world.kontorCard ?? false,
    sold_out: world.soldOut ?? false,
    badges: (world.badges ?? []).map(texts),
    products,
    ...validity({ from: announced ?? from, until }, site),
    available_from: from ? startOfDay(from, site) : "-infinity",
    last_day: until ?? null,
  };
}

type Words = (text: Record<Language, string>) => string;

const wordsOf =
  (site: Site): Words =>
  (text) =>
    inSite(site, valueAt(text, site.language));

/** Returns the validity in whole days of the site: from the beginning of the first day to the end of the last. */
const validity = ({ from, until }: { from?: string; until?: string }, site: Site) => ({
  valid_from: from ? startOfDay(from, site) : "-infinity",
  valid_until: until ? endOf(until, site) : "infinity",
});

const endOf = (lastDay: string, site: Site) => startOfDay(addDays(lastDay, 1), site);
