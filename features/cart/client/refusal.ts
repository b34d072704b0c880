import type { CartTexts } from "../cart-contract.ts";
import type { CartError } from "../cart-schema.ts";
import { changeErrorText } from "../cart-rules.ts";
import type { CartState } from "./cart-store.ts";

/** A change that was refused, and why. */
export type Refusal = NonNullable<CartState["setError"]>;

/** What the shopper reads of it. */
export function refusalText({ change, ...error }: Refusal, texts: CartTexts): string {
  if (change && "setVoucher" in change && change.setVoucher.set && isUnknown(error))
    return texts.voucherUnknown;
  const isRemoval =
    change &&
    (("setVoucher" in change && !change.setVoucher.set) ||
      ("setGiftCard" in change && !change.setGiftCard.set));
  return isRemoval ? texts.removalFailed : changeErrorText(error, texts);
}

const isUnknown = ({ error }: CartError) => error === "PRODUCTDATA_UNAVAILABLE";
