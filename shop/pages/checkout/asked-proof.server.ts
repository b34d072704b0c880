import type { Form } from "../../../platform/http/requests/forms.ts";
import type { TooMany } from "../../../platform/security/rate-limits.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { ProofWanted } from "../../orders/checkout-contract.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import type { ReviewProof } from "./ProofFields.tsx";

/** The sender of the review's form. */
export interface ProofSender {
  owner: OrderOwner;
  at: Viewpoint;
  ip: string;
}

/** Creates the function that answers a review whose order needs a proof, or whose shopper asks for a code. */
export const createAskedProof =
  ({ sendCode }: Pick<Orders, "sendCode">) =>
  /** Returns what the review asks for, after a code was sent where it is needed and the shopper has none. */
  async (
    { owner, at, ip }: ProofSender,
    { code, sendCode: asked }: Form,
    { needed, challenge, isCodeWrong }: Omit<ProofWanted, "problem">,
  ): Promise<ReviewProof | TooMany> => {
    const isSent = asked !== undefined || (needed === "address" && !code);
    if (isSent) {
      const outcome = await sendCode(owner, at, ip);
      if (outcome !== "sent") return outcome;
    }
    const hasCode = isSent || needed === "address" || Boolean(code);
    const why = needed === "address" && asked === undefined ? "confirm" : "sent";
    return { challenge, isCodeWrong, ...(hasCode && { sent: why }) };
  };
