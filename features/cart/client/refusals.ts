import type { CartError } from "../cart-schema.ts";
import type { WaitingChange } from "./waiting-change.ts";
import type { CartState } from "./cart-state.ts";

/** Milliseconds for which a refused change is explained. */
const explainedFor = 7_500;

/** Explains refused changes, each for a while or until a later change succeeds. */
export function createRefusals(show: (refusal: CartState["setError"]) => void) {
  let explainedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    explain(error: CartError, { change, at }: WaitingChange) {
      if (error.error === "NOT_MODIFIED") return;
      clearTimeout(timer);
      timer = setTimeout(() => show(undefined), explainedFor);
      explainedAt = Math.max(Date.now(), at);
      show({ ...error, change });
    },
    /** Whether the success of a change ends the explanation: the change is the later one. */
    isEndedBy: ({ at }: WaitingChange) => at >= explainedAt,
  };
}
