import type { CartError } from "../../cart-schema.ts";
import type { PendingChange } from "./cart-outbox.ts";
import type { CartState } from "./cart-state.ts";

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
