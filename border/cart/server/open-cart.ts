import type { Kysely } from "kysely";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Cart } from "../cart-schema.ts";
import { assembleCart } from "./assemble-cart.ts";
import type {
  ArticleFacts,
  ArticleOffer,
  CartArticleData,
  CartCatalogue,
} from "./cart-catalogue.ts";
import type { CartExtras } from "./cart-extras.ts";
import { hasCard, type CartOwner } from "./cart-owner.ts";
import type { CartRecord, KeyUse } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import type { KnownCarts } from "./known-carts.ts";
import { inShownOrder } from "./list-entries.ts";
import type { PersonalVouchers } from "./personal-vouchers.ts";
import { createSharedReads } from "./read-together.ts";

export interface OpenerOptions {
  catalogue: CartCatalogue;
  extras: { at(viewpoint: Viewpoint): Promise<CartExtras> };
  personalVouchers: Pick<PersonalVouchers, "withCodes">;
  known: KnownCarts;
}

/** How the memory of a process is used for a cart. */
interface Memory {
  /** Its key there. Without it, the cart is read and not kept. */
  key?: string;
  /** Whether the owner has no cart yet. */
  isNew?: boolean;
  /** Whether the cart is read even if it is known. */
  isFresh?: boolean;
  use?: KeyUse;
}

/** The data of each article as the last cart had it: nearly all have the same price and stock. */
const lastData = new WeakMap<ArticleFacts, CartArticleData>();

function withOffer(facts: ArticleFacts, offer?: ArticleOffer): CartArticleData {
  const { price = null, was = null, stock = 0 } = offer ?? {};
  const last = lastData.get(facts);
  if (last && last.price === price && last.was === was && last.stock === stock) return last;
  const data = { ...facts, price, was, stock };
  lastData.set(facts, data);
  return data;
}

/** Returns a function that opens carts: from memory or the database, with what decisions and responses need. */
export function createOpener(
  database: Kysely<CartTables>,
  { catalogue, extras: cartExtras, personalVouchers, known }: OpenerOptions,
) {
  const read = createSharedReads(database, catalogue);

  /** Returns all articles in a cart, offered for it or named by a change, by article number. */
  async function articleDataOf({ site }: Viewpoint, { entries, offers, named }: CartRecord) {
    const tcms = new Set(named);
    for (const { tcm } of entries) if (tcm) tcms.add(tcm);
    const facts = await catalogue.articleFacts(site, [...tcms]);
    const sold = new Map(offers.map((offer) => [offer.tcm, offer]));
    const articles = new Map<string, CartArticleData>();
    for (const [tcm, article] of facts) articles.set(tcm, withOffer(article, sold.get(tcm)));
    return articles;
  }

  /** Adds the personal vouchers with these codes to a site's extras. */
  async function withPersonal(extras: CartExtras, at: Viewpoint, codes: string[]) {
    const others = codes.filter((code) => extras.vouchers.every((known) => known.code !== code));
    // Most carts have no personal voucher and need no further query.
    if (others.length === 0) return extras;
    const personal = await personalVouchers.withCodes(at, others);
    return { ...extras, vouchers: [...extras.vouchers, ...personal] };
  }

  /**
   * Opens a cart at one moment, with the data for decisions and responses, including what a change names. `priced` sets another
   * moment for its prices. With a key the cart may be a known one, which the caller has the database confirm.
   */
  return async function open(
    owner: CartOwner,
    at: Viewpoint,
    {
      tcm,
      productId,
      code,
      priced = at,
    }: { tcm?: string; productId?: number; code?: string; priced?: Viewpoint } = {},
    { use, key, isNew = false, isFresh = false }: Memory = {},
  ) {
    const siteExtras = await cartExtras.at(priced);
    const offered = siteExtras.campaigns.map((campaign) => campaign.tcm);
    const named = tcm ? [...offered, tcm] : offered;
    const found = isFresh ? undefined : known.find(key, at, named, productId);
    const opened = found ?? (await read({ owner, at, priced, named, productId, use }));
    const articles = await articleDataOf(at, opened);
    const record = found ?? {
      ...opened,
      entries: inShownOrder({ entries: opened.entries, articles, site: at.site }),
    };
    if (!found && isNew === (record.id === null)) known.keep(key, at, record, productId);
    const codes = record.entries.flatMap(({ kind, entry_key }) =>
      kind === "voucher" ? entry_key : [],
    );
    const extras = await withPersonal(siteExtras, priced, code ? [...codes, code] : codes);
    const show = ({ entries, revision }: Pick<CartRecord, "entries" | "revision">): Cart =>
      assembleCart({
        revision,
        entries,
        articles,
        extras,
        site: at.site,
        hasCard: hasCard(owner),
      });
    const isSold = (article: string) => (articles.get(article)?.price ?? null) !== null;
    const defaultTcm = record.meant.find(isSold);
    return {
      record,
      isKnown: found !== undefined,
      articles,
      extras,
      site: at.site,
      defaultTcm,
      show,
    };
  };
}
