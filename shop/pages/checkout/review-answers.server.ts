import type { FastifyReply, FastifyRequest } from "fastify";
import { formOf } from "../../../platform/http/requests/forms.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { CheckoutStep, NotPlaced, ProofWanted } from "../../orders/checkout-contract.ts";
import { guestEmailOf } from "../../orders/checkout-forms.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { checkoutPaths } from "../../shop-paths.ts";
import { createAskedProof } from "./asked-proof.server.ts";
import type { createCheckoutPages, CheckoutPagesOptions } from "./checkout-pages.server.tsx";
import type { CheckoutVisit, createCheckoutVisits } from "./checkout-visits.server.ts";
import type { CompleteCheckout, ReviewRefusal } from "./ReviewStep.tsx";
import { withoutLogin } from "./sent-steps.server.ts";

interface ReviewAnswersOptions extends Pick<CheckoutPagesOptions, "requests"> {
  orders: Orders;
  pages: ReturnType<typeof createCheckoutPages>;
  visits: Pick<ReturnType<typeof createCheckoutVisits>, "visitOf" | "stopped">;
}

/** Answers to a press on the order button that has placed no order. */
export function createReviewAnswers({
  orders,
  pages,
  visits: { visitOf, stopped },
  requests,
}: ReviewAnswersOptions) {
  const askedProof = createAskedProof(orders);

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

  /** Shows the review again, which asks for a proof of the shopper. */
  async function askProof(
    request: FastifyRequest,
    reply: FastifyReply,
    view: CheckoutVisit,
    wanted: Omit<ProofWanted, "problem">,
  ) {
    const form = formOf(request);
    const proof = await askedProof({ ...view, ip: request.ip }, form, wanted);
    if ("problem" in proof) return notPlaced(request, reply, proof);
    return reviewAgain(request, reply, { proof, isAccepted: form.accept === "yes" }, view);
  }

  /** Says why an order was not placed. */
  async function notPlaced(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Exclude<NotPlaced, ProofWanted>,
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
