import type { ArticleName } from "./cart-change.ts";
import { cartLimits } from "./cart-limits.ts";
import { isProductNumber } from "./cart-rules.ts";
import type { CartChange, CartChangeName, CartChanges } from "./cart-schema.ts";

/** Encodes cart changes as form fields for browsers without JavaScript, and decodes them on the server. */

type ChangeField = { [Name in CartChangeName]: keyof CartChanges[Name] }[CartChangeName];

/** Names of the form fields: `change` names the change, the others are its properties. */
export const cartFields = {
  change: "change",
  productId: "productId",
  tcm: "tcm",
  quantity: "quantity",
  intervalWeeks: "intervalWeeks",
  campaignId: "campaignId",
  partnerProductId: "partnerProductId",
  subscriptionId: "subscriptionId",
  code: "code",
  set: "set",
  remove: "remove",
} as const satisfies { [Field in ChangeField | "change"]: Field };

/** Values of the field `change`. */
export const cartFormNames = {
  addArticle: "add",
  setArticle: "set",
  setSubscription: "subscription",
  deleteSubscription: "deleteSubscription",
  setGiftCard: "giftCard",
  setFreeArticle: "freeArticle",
  setPartnerProduct: "partnerProduct",
  setVoucher: "voucher",
} as const satisfies Record<CartChangeName, string>;

/** The submitted fields; when a name occurs several times, the last value counts. */
export type CartForm = Partial<Record<string, string>>;

/** Encodes a change as form fields. */
export function formFieldsOf(change: CartChange): Record<string, string> {
  const [[name, asked]] = Object.entries(change) as [[CartChangeName, object]];
  const fields = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, String(value)]);
  return { [cartFields.change]: cartFormNames[name], ...Object.fromEntries(fields) };
}

/** Decodes the change of a form; adds an article when `change` is missing. Returns undefined for an invalid form. */
export function changeIn(form: CartForm): CartChange | undefined {
  const wanted = form.change ?? cartFormNames.addArticle;
  const name = (Object.keys(cartFormNames) as CartChangeName[]).find(
    (each) => cartFormNames[each] === wanted,
  );
  const asked = name && readers[name](form);
  return asked && ({ [name]: asked } as CartChange);
}

/** Decoders by change. Names and numbers have the same maximum lengths as in the cart's endpoint. */
const readers: { [Name in CartChangeName]: (form: CartForm) => CartChanges[Name] | undefined } = {
  addArticle: (form) => articleChangeIn(form, 1),
  setArticle: (form) => articleChangeIn(form, 0),
  setSubscription(form) {
    const article = articleChangeIn(form, 1);
    const intervalWeeks = numberIn(form.intervalWeeks);
    return article && intervalWeeks ? { ...article, intervalWeeks } : undefined;
  },
  deleteSubscription: ({ subscriptionId = "" }) =>
    /^[\w.-]{1,44}$/.test(subscriptionId) ? { subscriptionId } : undefined,
  setGiftCard(form) {
    const article = articleIn(form);
    const set = answerIn(form.set);
    return article && set !== undefined ? { ...article, set } : undefined;
  },
  setFreeArticle({ productId = "", campaignId = "", remove: given }) {
    const remove = answerIn(given);
    const isKnown = isProductNumber(productId) && isName(campaignId);
    return isKnown && remove !== undefined ? { productId, campaignId, remove } : undefined;
  },
  setPartnerProduct({ partnerProductId = "", set: given }) {
    const set = answerIn(given);
    return isName(partnerProductId) && set !== undefined ? { partnerProductId, set } : undefined;
  },
  setVoucher({ code: given = "", set: response }) {
    const code = given.trim();
    const set = answerIn(response);
    const isCode = code.length > 0 && code.length <= cartLimits.voucherCode;
    return isCode && set !== undefined ? { code, set } : undefined;
  },
};

function articleIn({ productId = "", tcm }: CartForm): ArticleName | undefined {
  const isArticle = isProductNumber(productId) && (!tcm || isName(tcm));
  return isArticle ? { productId, tcm: tcm || undefined } : undefined;
}

function articleChangeIn(form: CartForm, minimum: number): CartChanges["setArticle"] | undefined {
  const article = articleIn(form);
  const quantity = numberIn(form.quantity);
  return article && quantity !== undefined && quantity >= minimum
    ? { ...article, quantity }
    : undefined;
}

const answerIn = (text: string | undefined) =>
  text === "true" ? true : text === "false" ? false : undefined;

const isName = (text: string) => /^[\w-]{1,40}$/.test(text);

const numberIn = (text = "") => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
