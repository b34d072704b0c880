import type { FastifyReply, FastifyRequest } from "fastify";
import { formOf } from "../../../platform/http/requests/forms.ts";
import type { TooMany } from "../../../platform/security/rate-limits.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type {
  CheckoutStep,
  CompleteCheckout,
  NotPlaced,
  ProofWanted,
} from "../../orders/checkout-contract.ts";
import { guestEmailOf } from "../../orders/checkout-forms.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { checkoutPaths } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import type { CheckoutPages } from "./checkout-pages.server.tsx";
import type { CheckoutVisits } from "./checkout-visits.server.ts";
import type { ReviewProof } from "./ProofFields.tsx";
import type { ReviewRefusal } from "./ReviewStep.tsx";
import { withoutLogin } from "./sent-steps.server.ts";

interface ReviewAnswersOptions {
  orders: Pick<Orders, "sendCode">;
  pages: CheckoutPages;
  visits: Pick<CheckoutVisits, "visitOf" | "stopped">;
  requests: ShopRequests;
}

/** Answers to the form of the review that has placed no order. */
export function createReviewAnswers({
  orders,
  pages,
  visits: { visitOf, stopped },
  requests,
}: ReviewAnswersOptions) {
  /** Offers to send a form again, or to check later whether it has ordered. */
  function unavailable(
    request: FastifyRequest,
    reply: FastifyReply,
    step: CheckoutStep,
    isGuest = false,
  ) {
    const form = formOf(request);
    reply.code(503).header("retry-after", "5");
    const sent = isGuest ? { as: form.as, email: guestEmailOf(form) } : withoutLogin(form);
    return pages.unavailable(request, reply, step, sent);
  }

  /** Shows the review again, with the reason, or what is in its way. */
  async function reviewAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: ReviewRefusal,
    given?: CheckoutVisit,
  ): Promise<FastifyReply> {
    const view = given ?? (await visitOf(request));
    const { problem, checkout } = view.review;
    if (problem && problem.problem !== "incomplete")
      return stopped(request, reply, view, "review", problem.problem, refusal.changes);
    if (problem) return notPlaced(request, reply, problem);
    return pages.review(request, reply, view, checkout as CompleteCheckout, refusal);
  }

  /** Returns what the review asks for, after a code was sent where it is needed and the shopper has none. */
  async function askedProof(
    request: FastifyRequest,
    { owner, at }: CheckoutVisit,
    { needed, challenge, isCodeWrong }: Omit<ProofWanted, "problem">,
  ): Promise<ReviewProof | TooMany> {
    const { code, sendCode: asked } = formOf(request);
    const isSent = asked !== undefined || (needed === "address" && !code);
    if (isSent) {
      const outcome = await orders.sendCode(owner, at, request.ip);
      if (outcome !== "sent") return outcome;
    }
    const hasCode = isSent || needed === "address" || Boolean(code);
    const why = needed === "address" && asked === undefined ? "confirm" : "sent";
    return { challenge, isCodeWrong, ...(hasCode && { sent: why }) };
  }

  /** Shows the review again, which asks for a proof of the shopper. */
  async function askProof(
    request: FastifyRequest,
    reply: FastifyReply,
    view: CheckoutVisit,
    wanted: Omit<ProofWanted, "problem">,
  ) {
    const form = formOf(request);
    const proof = await askedProof(request, view, wanted);
    if ("problem" in proof) return notPlaced(request, reply, proof);
    return reviewAgain(request, reply, { proof, isAccepted: form.accept === "yes" }, view);
  }

  /** Says why an order was not placed. */
  async function notPlaced(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Exclude<NotPlaced, ProofWanted | { problem: "beginsLater" }>,
  ): Promise<FastifyReply> {
    const { site, texts } = requests.contentOf(request);
    switch (outcome.problem) {
      case "changed":
        return reviewAgain(request, reply.code(409), { changes: outcome.changes });
      case "incomplete":
        return reply.redirect(checkoutPaths[outcome.step], 303);
      case "tooMany": {
        const { waitMinutes } = outcome;
        reply.code(429).header("retry-after", String(waitMinutes * 60));
        const notice = plural(texts.checkout.tooMany, waitMinutes, site.locale);
        return reviewAgain(request, reply, { notice });
      }
      case "tooLarge":
        return reviewAgain(request, reply.code(409), { notice: texts.checkout.tooLarge });
      default:
        return stopped(request, reply.code(409), await visitOf(request), "review", outcome.problem);
    }
  }

  return { askProof, notPlaced, reviewAgain, unavailable };
}
