import { giftCard } from "../../../platform/shared/sites/site.ts";
import { withoutInvisible } from "../../../platform/shared/texts/typed-text.ts";
import { targetOf, matchChange, subscriptionKey, type ArticleName } from "../cart-change.ts";
import type { ArticleChange, CartChange, CartError } from "../cart-schema.ts";
import { cartLimits, subscriptionWeeks } from "../cart-limits.ts";
import { isProductNumber } from "../cart-rules.ts";
import { isCounted, isSame, type StoredEntry, type EntryChange } from "./cart-entries.ts";
import { campaignSum, type CartArticleData, type CartContents } from "./list-entries.ts";

/** The state that a change is decided on. */
export interface ChangeSituation extends CartContents {
  /** The article that the change means when it names none. */
  defaultTcm: string | undefined;
}

type Decision = EntryChange | CartError;

export const notForSale: CartError = { error: "PRODUCTDATA_UNAVAILABLE" };
const notModified: CartError = { error: "NOT_MODIFIED" };

/** Decides on the effect of a change on a cart, or on the error that refuses it. */
export const decideChange = (change: CartChange, situation: ChangeSituation): Decision =>
  matchChange<Decision>(change, {
    setArticle: (input) =>
      input.quantity === 0
        ? removeArticle(input, situation)
        : putArticle(input, situation, () => input.quantity),
    addArticle: (input) => putArticle(input, situation, (present) => present + input.quantity),
    setGiftCard: ({ set, ...article }) =>
      set ? putGiftCard(article, situation) : removeArticle(article, situation),
    setFreeArticle: ({ campaignId, productId, remove }) =>
      remove
        ? removal("freeArticle", campaignId, situation)
        : putFreeArticle(campaignId, productId, situation),
    setPartnerProduct: ({ partnerProductId, set }) =>
      set
        ? putPartnerProduct(partnerProductId, situation)
        : removal("partnerProduct", partnerProductId, situation),
    setSubscription: (input) => putSubscription(input, situation),
    deleteSubscription: ({ subscriptionId }) => removal("subscription", subscriptionId, situation),
    setVoucher: (input) => setVoucher(input, situation),
  });

/** Returns the names in a change that may not be in its cart yet: an article, only its product, or a voucher code. */
export function namesIn(change: CartChange) {
  const { article } = targetOf(change);
  const namesProduct = article && !article.tcm && isProductNumber(article.productId);
  return {
    tcm: article?.tcm,
    productNumber: namesProduct ? Number(article.productId) : undefined,
    code: codeIn(change),
  };
}

/** Finds the article that a change means; articles of another product or site do not match. */
function findArticle(
  { productId, tcm }: ArticleName,
  { articles, defaultTcm }: ChangeSituation,
): CartArticleData | undefined {
  if (!isProductNumber(productId)) return undefined;
  const article = articles.get(tcm ?? defaultTcm ?? "");
  return article?.productNumber === Number(productId) ? article : undefined;
}

function putArticle(
  wanted: ArticleChange,
  situation: ChangeSituation,
  quantityOf: (present: number) => number,
): Decision {
  const article = findArticle(wanted, situation);
  if (article?.kind === giftCard) return putGiftCard(wanted, situation);
  return putSold(article, { kind: "article" }, situation, quantityOf);
}

/** Adds a gift card. Its quantity is always 1. */
function putGiftCard(wanted: ArticleName, situation: ChangeSituation): Decision {
  const article = findArticle(wanted, situation);
  if (article?.kind !== giftCard) return notForSale;
  return putSold(article, { kind: "giftCard" }, situation, () => 1);
}

function putSubscription(
  wanted: ArticleChange & { intervalWeeks: number },
  situation: ChangeSituation,
): Decision {
  const { subscriptionKinds = [] } = situation.site;
  if (subscriptionKinds.length === 0) return { error: "SUBSCRIPTION_UNAVAILABLE" };
  const article = findArticle(wanted, situation);
  const { intervalWeeks, quantity } = wanted;
  const isInterval = subscriptionWeeks.some((weeks) => weeks === intervalWeeks);
  if (!article || !subscriptionKinds.includes(article.kind) || !isInterval) return notForSale;
  return putSold(
    article,
    {
      kind: "subscription",
      entry_key: subscriptionKey(article.tcm, intervalWeeks),
      interval_weeks: intervalWeeks,
    },
    situation,
    () => quantity,
  );
}

/** Adds an item that has a price and a stock, or refuses with the limit that it would exceed. */
function putSold(
  article: CartArticleData | undefined,
  entry: Pick<StoredEntry, "kind"> & Partial<StoredEntry>,
  situation: ChangeSituation,
  quantityOf: (present: number) => number,
): Decision {
  if (!article) return notForSale;
  if (article.price === null) return { error: "PRICE_UNAVAILABLE" };
  const key = { entry_key: article.tcm, ...entry };
  const present = situation.entries.find((other) => isSame(other, key))?.quantity ?? 0;
  const quantity = quantityOf(present);
  // The same article may be bought once and by subscription: both count towards its limit and stock, if both can be ordered.
  const counts = ({ kind }: StoredEntry) =>
    kind !== "subscription" || situation.site.subscriptionKinds?.length;
  const elsewhere = situation.entries
    .filter((other) => other.tcm === article.tcm && !isSame(other, key) && counts(other))
    .reduce((sum, other) => sum + other.quantity, 0);
  const inStock = Math.max(0, article.stock - elsewhere);
  const allowed = Math.max(0, cartLimits.piecesPerArticle - elsewhere);
  if (quantity > present) {
    if (quantity > inStock && inStock < allowed)
      return { error: "AVAILABILITY_LIMIT", limit: inStock };
    if (quantity > allowed) return { error: "ITEM_LIMIT", limit: allowed };
  }
  const product_id = String(article.productNumber);
  return put({ ...key, product_id, tcm: article.tcm, quantity }, situation);
}

function putPartnerProduct(partnerProductId: string, situation: ChangeSituation): Decision {
  const isOffered = situation.extras.partnerProducts.some(({ id }) => id === partnerProductId);
  return isOffered
    ? put({ kind: "partnerProduct", entry_key: partnerProductId, quantity: 1 }, situation)
    : notForSale;
}

/** Adds a free article: one per campaign, if the sum of products reaches its minimum. */
function putFreeArticle(
  campaignId: string,
  productId: string,
  situation: ChangeSituation,
): Decision {
  const { entries, extras, articles } = situation;
  const campaign = extras.campaigns.find(({ id }) => id === campaignId);
  const article = campaign && articles.get(campaign.tcm);
  if (!article || article.productNumber !== Number(productId)) return notForSale;
  if (campaignSum(entries, situation.articles) < campaign.minimum) return notForSale;
  if (article.stock === 0) return { error: "AVAILABILITY_LIMIT", limit: 0 };
  return put(
    {
      kind: "freeArticle",
      entry_key: campaignId,
      product_id: String(article.productNumber),
      tcm: article.tcm,
      quantity: 1,
    },
    situation,
  );
}

/** Returns the normalized voucher code that a change names. */
const codeIn = (change: CartChange): string | undefined =>
  "setVoucher" in change && change.setVoucher.set ? writtenCode(change.setVoucher.code) : undefined;

/** Normalizes a voucher code: case, spaces, kinds of hyphens and invisible characters do not matter. */
export const writtenCode = (code: string) =>
  withoutInvisible(code)
    .replaceAll(/\s/g, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .toUpperCase();

/** Adds, replaces or removes the voucher: a cart has one at a time. */
function setVoucher(
  { code, set }: { code: string; set: boolean },
  situation: ChangeSituation,
): Decision {
  const written = writtenCode(code);
  if (!set) return removal("voucher", written, situation);
  if (!situation.extras.vouchers.some((voucher) => voucher.code === written)) return notForSale;
  const others = situation.entries.filter(
    ({ kind, entry_key }) => kind === "voucher" && entry_key !== written,
  );
  const decision = put({ kind: "voucher", entry_key: written, quantity: 1 }, situation);
  return "error" in decision ? decision : { ...decision, remove: others };
}

function removeArticle(wanted: ArticleName, situation: ChangeSituation): Decision {
  const article = findArticle(wanted, situation);
  const tcm = article?.tcm ?? wanted.tcm;
  if (!tcm) return notForSale;
  const present = situation.entries.find(
    (entry) => entry.entry_key === tcm && (entry.kind === "article" || entry.kind === "giftCard"),
  );
  return present ? { remove: [present] } : notModified;
}

function removal(
  kind: StoredEntry["kind"],
  entry_key: string,
  { entries }: ChangeSituation,
): Decision {
  const present = entries.find((entry) => isSame(entry, { kind, entry_key }));
  return present ? { remove: [present] } : notModified;
}

function put(
  given: Pick<StoredEntry, "kind" | "entry_key" | "quantity"> & Partial<StoredEntry>,
  { entries }: ChangeSituation,
): Decision {
  const entry: StoredEntry = { product_id: null, tcm: null, interval_weeks: null, ...given };
  const present = entries.find((other) => isSame(other, entry));
  if (present?.quantity === entry.quantity) return notModified;
  const { entriesPerCart } = cartLimits;
  if (!present && isCounted(entry) && entries.filter(isCounted).length >= entriesPerCart)
    return { error: "CART_LIMIT", limit: entriesPerCart };
  return { put: entry, remove: [] };
}
