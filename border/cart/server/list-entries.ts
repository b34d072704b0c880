import { collator } from "../../../platform/shared/texts/formats.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { ArticleFacts } from "../../../commerce/catalogue.ts";
import type { CartEntryKind } from "../cart-change.ts";
import type {
  Cart,
  CartArticle,
  CartAvailability,
  PartnerProduct,
  Subscription,
} from "../cart-schema.ts";
import { emptyCart, isAvailable, subscriptionPrice } from "../cart-rules.ts";
import type { CartExtras } from "./cart-extras.ts";
import type { StoredEntry } from "./cart-entries.ts";

/** An article of a cart, with what its site offers. */
export interface CartArticleData extends ArticleFacts {
  /** Null when the site does not sell the article now. */
  price: number | null;
  was: number | null;
  stock: number;
}

/** The entries of a cart, and the data known about them. */
export interface CartContents {
  entries: StoredEntry[];
  /** All articles that are in the cart, added or offered, if the site knows them. */
  articles: Map<string, CartArticleData>;
  extras: CartExtras;
  site: Site;
}

export type CartLists = Omit<
  Cart,
  "revision" | "numberOfArticles" | "vouchers" | "campaigns" | "partnerOffers" | "totals"
>;

type Lister = (rows: StoredEntry[], contents: CartContents) => Partial<CartLists>;

/** The lists that each kind of entry fills; entries that cannot be bought go into the defective lists. */
const listers: Record<CartEntryKind, Lister> = {
  article(rows, { articles: known, site }) {
    const all = rows.map((row) => articleOf(row, dataOf(row, known)));
    // A sold-out article stays in its list, marked as sold out.
    const isListed = ({ availability }: CartArticle) => availability !== "NOT_AVAILABLE";
    const [articles, defectiveArticles] = split(sort(all, site), isListed);
    return { articles, defectiveArticles };
  },
  giftCard(rows, { articles: known, site }) {
    const all = rows.map((row) => articleOf(row, dataOf(row, known)));
    const [sound, defective] = split(sort(all, site), isAvailable);
    return {
      giftCards: sound.map((article) => ({ article })),
      defectiveGiftCards: defective.map((article) => ({ article })),
    };
  },
  freeArticle(rows, { entries, articles: known, extras, site }) {
    const sum = campaignSum(entries, known);
    const freeArticles = extras.campaigns.flatMap(({ id, tcm, minimum }) => {
      const row = rows.find(({ entry_key }) => entry_key === id);
      const article = known.get(tcm);
      // Below the minimum it stays in the cart but hidden: it reappears once the minimum is reached.
      if (!row || !article || sum < minimum) return [];
      const free = { ...article, price: 0, was: article.price };
      return [{ ...newArticle(row, free), campaignId: id }];
    });
    return { freeArticles: sort(freeArticles, site) };
  },
  partnerProduct(rows, { extras, site }) {
    const extraOf = (key: string) => extras.partnerProducts.find(({ id }) => id === key);
    const all = rows.map((row) => partnerProductOf(row, extraOf(row.entry_key)));
    const isOffered = (product: PartnerProduct) => extraOf(product.partnerProductId) !== undefined;
    const [partnerProducts, defectivePartnerProducts] = split(sort(all, site), isOffered);
    return { partnerProducts, defectivePartnerProducts };
  },
  subscription(rows, { articles: known, site }) {
    const all = rows.map((row) => subscriptionOf(row, dataOf(row, known), site));
    const [subscriptions, defectiveSubscriptions] = split(sort(all, site), isAvailable);
    return { subscriptions, defectiveSubscriptions };
  },
  /** Vouchers are listed with the amount they deduct: see `priceCart`. */
  voucher: () => ({}),
};

/** Puts each entry into its list, sorted by title in the site's language. */
export function listEntries(contents: CartContents): CartLists {
  const byKind = Map.groupBy(contents.entries, ({ kind }) => kind);
  const lists = [...byKind].map(([kind, rows]) => listers[kind](rows, contents));
  return Object.assign({ ...emptyCart }, ...lists) as CartLists;
}

/** Returns the sum for the minimums of campaigns: available articles, without gift cards, partner products and subscriptions. */
export function campaignSum(entries: StoredEntry[], known: Map<string, CartArticleData>): Amount {
  return entries
    .filter(({ kind }) => kind === "article")
    .reduce((sum, { tcm, quantity }) => {
      const { price = null, stock = 0 } = known.get(tcm ?? "") ?? {};
      return stock > 0 ? sum + (price ?? 0) * quantity : sum;
    }, 0);
}

const split = <Item>(items: Item[], isSound: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isSound),
  items.filter((item) => !isSound(item)),
];

/** Sorts by title, then by variant, then by the order in which the entries were added. */
function sort<Item extends { title: string; label?: string | undefined }>(
  items: Item[],
  { locale }: Site,
): Item[] {
  const { compare } = collator(locale);
  return items.sort((a, b) => compare(a.title, b.title) || compare(a.label ?? "", b.label ?? ""));
}

const dataOf = ({ tcm }: StoredEntry, known: Map<string, CartArticleData>) => known.get(tcm ?? "");

/** Maximum quantity of an article whose data other carts share. */
const keptQuantities = 3;
const kept = new WeakMap<CartArticleData, CartArticle[]>();

/** Returns the shown data of an article: one object for all carts with the same quantity, which `cartJson` serializes once. */
function articleOf(row: StoredEntry, data: CartArticleData | undefined): CartArticle {
  if (!data || row.quantity > keptQuantities) return newArticle(row, data);
  let byQuantity = kept.get(data);
  if (!byQuantity) kept.set(data, (byQuantity = []));
  const known = byQuantity[row.quantity];
  return known?.productId === row.product_id
    ? known
    : (byQuantity[row.quantity] = newArticle(row, data));
}

function newArticle(row: StoredEntry, data: CartArticleData | undefined): CartArticle {
  const price = data?.price ?? 0;
  return {
    ...sellableOf(row, data),
    was: data?.was ?? null,
    grams: data?.grams ?? null,
    ...(data?.millilitres && { millilitres: data.millilitres }),
    price,
    total: price * row.quantity,
  };
}

function subscriptionOf(
  row: StoredEntry,
  data: CartArticleData | undefined,
  { currency, subscriptionKinds }: Site,
): Subscription {
  const price = subscriptionPrice(data?.price ?? 0, currency);
  return {
    ...sellableOf(row, data),
    ...(!subscriptionKinds?.length && { availability: "NOT_ORDERABLE" }),
    subscriptionConfigurationId: row.entry_key,
    intervalWeeks: row.interval_weeks ?? 0,
    grams: data?.grams ?? null,
    ...(data?.millilitres && { millilitres: data.millilitres }),
    price,
    total: price * row.quantity,
  };
}

/** Returns the properties that articles and subscriptions share. */
function sellableOf(row: StoredEntry, data: CartArticleData | undefined) {
  const availability: CartAvailability =
    !data || data.price === null ? "NOT_AVAILABLE" : data.stock > 0 ? "AVAILABLE" : "SOLDOUT";
  return {
    productId: row.product_id ?? "",
    tcm: row.tcm ?? row.entry_key,
    title: data?.title ?? row.tcm ?? row.entry_key,
    label: data?.label ?? "",
    path: data?.path ?? [],
    url: data?.url ?? "",
    picture: data ? pictureOf(data) : "",
    quantity: row.quantity,
    availability,
    ...(data && data.stock > 0 && data.stock < row.quantity ? { onlyLeft: data.stock } : {}),
  };
}

export const pictureOf = ({ picture: { id, version } }: CartArticleData) => `/img/${id}/${version}`;

export function partnerProductOf(
  { entry_key, quantity }: Pick<StoredEntry, "entry_key" | "quantity">,
  extra: CartExtras["partnerProducts"][number] | undefined,
): PartnerProduct {
  return {
    partnerProductId: entry_key,
    title: extra?.title ?? entry_key,
    hint: extra?.hint ?? "",
    picture: extra?.picture ?? "",
    totalQuantity: quantity,
    price: extra?.price ?? 0,
    total: (extra?.price ?? 0) * quantity,
    ...(extra?.isOnline && { isOnline: true }),
  };
}
