import type { Form } from "../../../platform/http/requests/forms.ts";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { guestMark, ownerMark } from "../../orders/server/checkouts.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";

/**
 * The sender of a form, compared with the shopper who was shown it: a customer who has to log in again, a guest whose browser
 * has lost the cart's cookie, or another customer, who has logged in in another tab.
 */
type FormSender = "same" | "loggedOut" | "lost" | "other";

/** Returns the sender of a form, by the mark of the shopper who was shown it. */
export function senderOf(
  { owner: shownTo }: Form,
  { owner, status }: { owner: OrderOwner; status: LoginStatus },
): FormSender {
  if (status === "REMEMBERED") return "loggedOut";
  if ("customerId" in owner)
    return shownTo === undefined || shownTo === ownerMark(owner) ? "same" : "other";
  if (shownTo !== undefined && shownTo !== guestMark) return "loggedOut";
  return owner.secret ? "same" : "lost";
}
