import { matchChange } from "../../cart-change.ts";
import type { CartTexts } from "../../cart-contract.ts";
import { changeErrorText } from "../../cart-rules.ts";
import type { CartState } from "./cart-state.ts";

/** A refused change, and the reason. */
export type RefusedChange = NonNullable<CartState["setError"]>;

/** Returns the message for a refused change. */
export function refusalText(
  { change, ...error }: RefusedChange,
  texts: CartTexts,
  locale: string,
): string {
  const usual = () => changeErrorText(error, texts, locale);
  if (!change) return usual();
  return matchChange(change, {
    setArticle: usual,
    addArticle: usual,
    setFreeArticle: usual,
    setGiftCard: ({ set }) => (set ? usual() : texts.removalFailed),
    setPartnerProduct: usual,
    setSubscription: usual,
    deleteSubscription: usual,
    setVoucher({ set }) {
      if (!set) return texts.removalFailed;
      return error.error === "PRODUCTDATA_UNAVAILABLE" ? texts.voucherUnknown : usual();
    },
  });
}
