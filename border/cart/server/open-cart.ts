import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Cart } from "../cart-schema.ts";
import { assembleCart } from "./assemble-cart.ts";
import type { ArticleFacts, ArticleOffer, Catalogue } from "../../../commerce/catalogue.ts";
import type { ChangeSituation } from "./decide-change.ts";
import type { CartArticleData } from "./list-entries.ts";
import type { StoredEntry } from "./cart-entries.ts";
import type { CartExtras } from "./cart-extras.ts";
import { hasCard, type CartOwner } from "./cart-owner.ts";
import type { CartQuestion, CartRepository, StoredCart } from "./cart-repository.ts";
import type { PersonalVouchers } from "./personal-vouchers.ts";

/** The parts of the catalogue that carts need. */
export type CartCatalogue = Pick<Catalogue, "articleFacts" | "offers" | "articlesOf">;

export interface OpenerOptions {
  repository: Pick<CartRepository, "read" | "lastKnown">;
  catalogue: CartCatalogue;
  extras: { at(viewpoint: Viewpoint): Promise<CartExtras> };
  personalVouchers: Pick<PersonalVouchers, "withCodes">;
  /** False where the commerce system cannot make the orders of subscriptions. */
  takesSubscriptions?: boolean;
}

/** How a cart is opened, and what besides it. */
export interface OpenOptions extends Omit<CartQuestion, "owner" | "at"> {
  /** An article, a product or a voucher that a change names. */
  tcm?: string | undefined;
  productNumber?: number | undefined;
  code?: string | undefined;
  /** The moment for prices and extras, if another one. */
  priced?: Viewpoint;
  /** Ids of subscriptions that begin another day: the totals leave them out. */
  later?: ReadonlySet<string> | undefined;
  /** The cart, if it is not to be read. */
  known?: StoredCart | undefined;
}

/** Returns a function that opens carts: reads them at one moment, with the data for decisions and responses. */
export function createOpener({
  repository,
  catalogue,
  extras: cartExtras,
  personalVouchers,
  takesSubscriptions = true,
}: OpenerOptions) {
  const siteOf = ({ site }: Viewpoint): Viewpoint["site"] =>
    takesSubscriptions ? site : { ...site, subscriptionKinds: [] };

  /** Returns the data of these articles; omits those that the site does not know. */
  async function articleData({ site }: Viewpoint, priced: Viewpoint, tcms: string[]) {
    const [facts, offers] = await Promise.all([
      catalogue.articleFacts(site, tcms),
      catalogue.offers(priced, tcms),
    ]);
    const articles = new Map<string, CartArticleData>();
    for (const [tcm, article] of facts) articles.set(tcm, withOffer(article, offers.get(tcm)));
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

  return async function open(
    owner: CartOwner,
    at: Viewpoint,
    { tcm, productNumber, code, priced = at, later, known, ...question }: OpenOptions = {},
  ) {
    const besides = Promise.all([
      cartExtras.at(priced),
      productNumber === undefined ? [] : catalogue.articlesOf(productNumber),
    ]);
    async function dataOf(held: Set<string>) {
      const [{ campaigns }, ofProduct] = await besides;
      const offered = campaigns.map((campaign) => campaign.tcm);
      return articleData(at, priced, [
        ...new Set([...held, ...offered, ...ofProduct, ...(tcm ? [tcm] : [])]),
      ]);
    }
    // A known cart and its articles are read concurrently: another device has rarely added one.
    const last = known || question.mayBeUnconfirmed ? undefined : repository.lastKnown?.(owner, at);
    const expected = last && tcmsOf(last.entries);
    const [[stored], [siteExtras, ofProduct], dataAhead] = await Promise.all([
      known ? [known] : repository.read([{ owner, at, ...question }]),
      besides,
      expected && dataOf(expected),
    ]);
    const { entries } = stored!;
    const held = tcmsOf(entries);
    const codes = entries.flatMap(({ kind, entry_key }) => (kind === "voucher" ? entry_key : []));
    const [articles, extras] = await Promise.all([
      dataAhead && expected?.isSupersetOf(held) ? dataAhead : dataOf(held),
      withPersonal(siteExtras, priced, code ? [...codes, code] : codes),
    ]);
    const site = siteOf(at);
    const isSold = (article: string) => (articles.get(article)?.price ?? null) !== null;
    const situation: ChangeSituation = {
      entries,
      articles,
      extras,
      site,
      defaultTcm: ofProduct.find(isSold),
    };
    return {
      stored: stored!,
      situation,
      /** Returns the shown data of a cart with these entries. */
      show: ({
        entries,
        revision,
      }: Pick<StoredCart, "revision"> & { entries: StoredEntry[] }): Cart =>
        assembleCart({
          revision,
          entries,
          articles,
          extras,
          site,
          hasCard: hasCard(owner),
          later,
        }),
    };
  };
}

const tcmsOf = (entries: StoredEntry[]) => new Set(entries.flatMap(({ tcm }) => tcm ?? []));

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
