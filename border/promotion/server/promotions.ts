import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import {
  isShownTo,
  isValidAt,
  spanWithin,
  type Audience,
  type Span,
} from "../../../platform/shared/sites/audience.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Promotion } from "../promotion-contract.ts";
import type { PromotionTags } from "../promotion-schema.ts";
import { readPromotion, satisfies } from "../promotion-rules.ts";
import type { WirePromotion } from "../wire-content.ts";
import { findMissing, type NamedPorts } from "./named-in-promotion.ts";
import type { PromotionTables } from "./promotion-tables.ts";

export interface PromotionPorts extends NamedPorts {
  /** Returns the newest version of each existing picture. */
  pictures(ids: string[]): Promise<{ id: string; version: string }[]>;
  /** Returns the discounts of a site's vouchers in percent, by code. */
  voucherPercents(at: Viewpoint): Promise<Map<string, number>>;
  /** Returns the validity of each A/B test of a site, by name. */
  testSpans(at: Viewpoint): Promise<ReadonlyMap<string, Span>>;
  /** Called when something cannot be read or shown. */
  warn(message: string): void;
}

/** The content name noted by everything that reads promotions. */
export const promotionsName = "promotions";

/** The content name noted by every rendering with the place, even when it is empty. */
const placeName = (id: string) => `promotion:${id}`;

export type Promotions = ReturnType<typeof createPromotions>;

/** Milliseconds before a failed read is retried. */
const retryAfter = 10_000;

/** In content, paths of our own pictures contain no version: the newest is inserted when they are read. */
const picturePath = /\/service\/imagedelivery\/image\/([\w-]+)\/newest\//g;

/** Stored texts name a voucher instead of its percentage, which is inserted when they are read. */
const voucherPercent = /\{voucherPercent:([A-Z0-9-]+)\}/g;

/** Reads the promotions of the places, on one site at one moment. */
export function createPromotions(
  database: Kysely<PromotionTables>,
  { pictures, voucherPercents, testSpans, warn, ...ports }: PromotionPorts,
) {
  /** All promotions of a site, for every moment: there are few, and every page needs some. */
  const sites = createSiteCache<Row[]>({ read: readRows });

  async function readRows(at: Viewpoint): Promise<Row[]> {
    at.reads?.add(promotionsName);
    const site = at.site.code;
    const rows = await database
      .selectFrom("promotion")
      .selectAll()
      .where("site", "=", site)
      .orderBy("priority", "desc")
      .orderBy((row) => row("test", "is", null))
      .orderBy("name")
      .execute();
    const contents = JSON.stringify(rows.map(({ content }) => content));
    const ids = new Set([...contents.matchAll(picturePath)].map(([, id]) => id!));
    const found = ids.size > 0 ? await pictures([...ids]) : [];
    const versions = new Map(found.map(({ id, version }) => [id, version]));
    const percents = contents.includes("{voucherPercent:")
      ? await voucherPercents(at)
      : new Map<string, number>();
    const tests = rows.some(({ test }) => test !== null)
      ? await testSpans(at)
      : new Map<string, Span>();
    return rows.flatMap((row) => {
      const { id, name, type, tags, test, test_group, valid_from, valid_until } = row;
      const warnOf = (what: string) => warn(`Promotion ${site} ${id} ${name}: ${what}`);
      const unknown = new Set<string>();
      const content = mapTexts(row.content, (text) =>
        text
          .replace(picturePath, (path, picture: string) =>
            path.replace("newest", versions.get(picture) ?? "newest"),
          )
          .replace(voucherPercent, (place, code: string) => {
            if (!percents.has(code)) unknown.add(code);
            return String(percents.get(code) ?? place);
          }),
      );
      if (unknown.size > 0) {
        const codes = [...unknown].join(", ");
        warnOf(`there is no voucher ${codes} with a percentage, so it is not shown`);
        return [];
      }
      const wire = { type, content };
      const own = { from: Number(valid_from), until: Number(valid_until) };
      const span = spanWithin(own, row, tests);
      const shown = readPromotion(wire);
      return [{ id, name, tags, test, test_group, ...span, wire, shown }];
    });
  }

  async function firstRow(
    at: Viewpoint,
    id: string,
    tags: PromotionTags,
  ): Promise<Row | undefined> {
    at.reads?.add(placeName(id));
    const rows = (await sites.get(at)).filter(
      (row) => row.id === id && isShownTo(row, at) && satisfies(row.tags, tags),
    );
    if (rows.length === 0) return undefined;
    const missingIn = await findMissing(ports, at, promotionsOf(rows));
    return rows.find(({ shown }) => !shown || missingIn(shown) === undefined);
  }

  return {
    /**
     * Returns the most important promotion of a place that is valid, has the tags and matches the visitor, for the endpoint to
     * encode. With equal priority, one for a group of an A/B test takes precedence over one for everybody.
     */
    find: async (at: Viewpoint, id: string, tags: PromotionTags = {}) =>
      (await firstRow(at, id, tags))?.wire,

    /** Returns the same promotion in the form that the components render. */
    show: async (at: Viewpoint, id: string): Promise<Promotion | undefined> =>
      (await firstRow(at, id, {}))?.shown,

    /** Returns which promotions of a site are not shown, now or later, with the remedy. */
    async problems(at: Viewpoint): Promise<string[]> {
      const rows = (await sites.get(at)).filter(({ until }) => at.now.getTime() < until);
      const missingIn = await findMissing(ports, at, promotionsOf(rows));
      return rows.flatMap(({ id, name, shown }) => {
        const missing = shown && missingIn(shown);
        return missing
          ? `The promotion ${name} in ${id} is not shown, because it ${missing}. Change it in promotions/, or remove it.`
          : [];
      });
    },

    /** Returns the A/B tests that have promotions of their own in a place: browsers in their groups load it again. */
    async testsOf(at: Viewpoint, id: string): Promise<string[]> {
      const tests = (await sites.get(at))
        .filter((row) => row.id === id && isValidAt(row, at.now))
        .flatMap(({ test }) => test ?? []);
      return [...new Set(tests)];
    },

    /** Returns the next moment at which a promotion of any site begins or ends; soon when they cannot be read at present. */
    async nextChange(now: Date): Promise<Date | undefined> {
      try {
        return await nextBound(database, { promotion: validityBounds }, now);
      } catch (error) {
        // Only renderings with promotions are affected: they are to be rendered again soon.
        warn(`The promotions cannot be read: ${String(error)}`);
        return new Date(now.getTime() + retryAfter);
      }
    },

    /** Returns the next change for one site in milliseconds, from the cache. */
    async unchangedUntil(at: Viewpoint): Promise<number> {
      const moments = (await sites.get(at)).flatMap(({ from, until }) => [from, until]);
      return Math.min(Infinity, ...moments.filter((moment) => moment > at.now.getTime()));
    },

    invalidate: sites.invalidate,
  };
}

const promotionsOf = (rows: Row[]) => rows.flatMap(({ shown }) => shown ?? []);

interface Row extends Audience, Span {
  id: string;
  name: string;
  tags: string[];
  wire: WirePromotion;
  shown: Promotion | undefined;
}
