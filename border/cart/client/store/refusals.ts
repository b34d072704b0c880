import { matchChange } from "../../cart-change.ts";
import type { CartTexts } from "../../cart-contract.ts";
import { changeErrorText } from "../../cart-rules.ts";
import type { CartState } from "./cart-state.ts";
import type { CartError } from "../../cart-schema.ts";
import type { PendingChange } from "./cart-outbox.ts";

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

/** Milliseconds for which a refusal is shown. */
const explainedFor = 7_500;

/** Creates the display of refused changes: shows each for a limited time or until a later change succeeds. */
export function createRefusals(show: (refusal: CartState["setError"]) => void) {
  let explainedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    explain(error: CartError, { change, at }: PendingChange) {
      if (error.error === "NOT_MODIFIED") return;
      clearTimeout(timer);
      timer = setTimeout(() => show(undefined), explainedFor);
      explainedAt = Math.max(Date.now(), at);
      show({ ...error, change });
    },
    /** Reports whether the success of a change ends the explanation, because the change is the later one. */
    isEndedBy: ({ at }: PendingChange) => at >= explainedAt,
  };
}
