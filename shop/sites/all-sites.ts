import type { ShopSiteCode } from "./site-codes.ts";
import { withFigures, type SiteContent, type SiteSource } from "./site-content.ts";
import { de } from "./de/de.ts";
import { at } from "./at/at.ts";
import { ch } from "./ch/ch.ts";
import { chFr } from "./ch-fr/ch-fr.ts";
import { pl } from "./pl/pl.ts";
import { cz } from "./cz/cz.ts";
import { hu } from "./hu/hu.ts";
import { sk } from "./sk/sk.ts";
import { tr } from "./tr/tr.ts";

/** The sites with placeholders in their texts. A site that lacks a text does not compile. */
const contents: Record<ShopSiteCode, SiteSource> = {
  DE: de,
  AT: at,
  CH: ch,
  CH_FR: chFr,
  PL: pl,
  CZ: cz,
  HU: hu,
  SK: sk,
  TR: tr,
};

/** Every shop, its figures filled in. */
export const allSites = Object.fromEntries(
  Object.entries(contents).map(([code, content]) => [code, withFigures(content)]),
) as Record<ShopSiteCode, SiteContent>;
