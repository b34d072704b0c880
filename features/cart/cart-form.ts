import type { ArticleChange, CartChange } from "./cart-schema.ts";
import { cartLimits } from "./cart-limits.ts";
import { isProductNumber } from "./cart-rules.ts";

/** The fields of a form; of several with one name the last. */
type Form = Partial<Record<string, string>>;

/** The change that a form of a browser without JavaScript asks for; nothing when it makes no sense. */
export function changeIn(form: Form): CartChange | undefined {
  return readers.get(form.change ?? "add")?.(form);
}

/** By what a form calls its change. Names and numbers are no longer than the interface takes them. */
const readers = new Map<string, (form: Form) => CartChange | undefined>([
  ["add", (form) => ofArticle(form, 1, (addArticle) => ({ addArticle }))],
  ["set", (form) => ofArticle(form, 0, (setArticle) => ({ setArticle }))],
  [
    "subscription",
    (form) =>
      ofArticle(form, 1, (article) => {
        const intervalWeeks = numberIn(form.intervalWeeks);
        return intervalWeeks ? { setSubscription: { ...article, intervalWeeks } } : undefined;
      }),
  ],
  [
    "giftCard",
    (form) =>
      // One at a time.
      ofArticle({ ...form, quantity: "1" }, 1, ({ productId, tcm }) =>
        withAnswer(form.set, (set) => ({ setGiftCard: { productId, tcm, set } })),
      ),
  ],
  [
    "freeArticle",
    ({ productId = "", campaignId = "", remove: given }) =>
      isProductNumber(productId) && isName(campaignId)
        ? withAnswer(given, (remove) => ({ setFreeArticle: { productId, campaignId, remove } }))
        : undefined,
  ],
  [
    "partnerProduct",
    ({ partnerProductId = "", set: given }) =>
      isName(partnerProductId)
        ? withAnswer(given, (set) => ({ setPartnerProduct: { partnerProductId, set } }))
        : undefined,
  ],
  [
    "deleteSubscription",
    ({ subscriptionId = "" }) =>
      /^[\w.-]{1,44}$/.test(subscriptionId)
        ? { deleteSubscription: { subscriptionId } }
        : undefined,
  ],
  [
    "voucher",
    ({ code: given = "", set }) => {
      const code = given.trim();
      return code.length > 0 && code.length <= cartLimits.voucherCode
        ? withAnswer(set, (set) => ({ setVoucher: { code, set } }))
        : undefined;
    },
  ],
]);

function ofArticle(
  { productId = "", tcm, quantity: given }: Form,
  minimum: number,
  changeOf: (article: ArticleChange) => CartChange | undefined,
): CartChange | undefined {
  const quantity = numberIn(given);
  const isArticle = isProductNumber(productId) && (!tcm || isName(tcm));
  if (!isArticle || quantity === undefined || quantity < minimum) return undefined;
  return changeOf({ productId, tcm: tcm || undefined, quantity });
}

function withAnswer(given: string | undefined, changeOf: (answer: boolean) => CartChange) {
  return given === "true" || given === "false" ? changeOf(given === "true") : undefined;
}

const isName = (text: string) => /^[\w-]{1,40}$/.test(text);

const numberIn = (text = "") => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
