import Type from "typebox";
import {
  Day,
  formed,
  inLanguages,
  listOfSites,
  text,
} from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { leafletTones, type LeafletLayout, type LeafletTone } from "../leaflets-contract.ts";

/** Schema of the files in shop/content/leaflets; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };

/** More than any page shows: `checkPage` says which of them are too many. */
const Products = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 40, uniqueItems: true });

/** Names of layouts, which `checkPage` compares with the known ones. */
const Layout = Type.Unsafe<LeafletLayout>(Type.String({ maxLength: 40 }));

const Tone = Type.Unsafe<LeafletTone>(Type.Union(leafletTones.map((tone) => Type.Literal(tone))));

const leafletPage = (sites: SiteSet) =>
  Type.Object(
    {
      layout: Layout,
      headline: inLanguages(sites, 60),
      text: Type.Optional(inLanguages(sites, 400)),
      /** A large picture, a category or a scene of a product, above the products. */
      picture: Type.Optional(text(80)),
      tone: Type.Optional(Tone),
      products: Type.Optional(Products),
      /** Take the places of products that a site does not sell, in their order. */
      instead: Type.Optional(Products),
      link: Type.Optional(
        Type.Object(
          {
            /** The number of a category; or an address, the same on each site. */
            category: Type.Optional(Type.Integer({ minimum: 1 })),
            href: Type.Optional(text(300)),
            text: inLanguages(sites, 60),
          },
          closed,
        ),
      ),
    },
    closed,
  );

export const leafletEntry = (sites: SiteSet) =>
  Type.Object(
    {
      sites: Type.Optional(listOfSites(sites)),
      /** First and last day at the site. */
      from: Day,
      until: Day,
      /** Repeats after so many weeks, again and again. */
      every: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
      title: inLanguages(sites, 60),
      lead: inLanguages(sites, 160),
      /** For the cover. */
      picture: formed("^hero-", "the name of a large picture, such as hero-morning", 80),
      pages: Type.Array(leafletPage(sites), { minItems: 1, maxItems: 40 }),
    },
    closed,
  );
