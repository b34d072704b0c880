import { LanguageCode, PaymentMethodHandler } from "@vendure/core";

/** Payment that the shop arranges itself: an invoice, prepayment. The server only notes it. */
export const manualPayment = new PaymentMethodHandler({
  code: "manual",
  description: [{ languageCode: LanguageCode.en, value: "Payment arranged by the shop" }],
  args: {},
  createPayment: (_context, _order, amount, _arguments, metadata) => ({
    amount,
    state: "Authorized",
    transactionId: String(metadata.reference ?? ""),
    metadata: {},
  }),
  settlePayment: () => ({ success: true }),
  cancelPayment: () => ({ success: true }),
  createRefund: () => ({ state: "Settled" }),
});
