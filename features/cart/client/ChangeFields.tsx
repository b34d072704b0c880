import type { CartChange, CartChangeName } from "../cart-schema.ts";

/** What the cart's page calls each change that a form sends. */
const formNames: Record<CartChangeName, string> = {
  setArticle: "set",
  addArticle: "add",
  setFreeArticle: "freeArticle",
  setGiftCard: "giftCard",
  setPartnerProduct: "partnerProduct",
  setSubscription: "subscription",
  deleteSubscription: "deleteSubscription",
  setVoucher: "voucher",
};

/** A change as the fields of a form, for browsers without JavaScript. */
export function fieldsOf(change: CartChange): Record<string, string> {
  const [name, values] = Object.entries(change)[0] as [CartChangeName, object];
  const fields = Object.entries(values).map(([field, value]) => [field, String(value)]);
  return { change: formNames[name], ...Object.fromEntries(fields) };
}

/** Several changes have the fields of all of them, and are what the last one is. */
export function ChangeFields({ changes }: { changes: CartChange[] }) {
  const fields: Record<string, string> = Object.assign({}, ...changes.map(fieldsOf));
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
