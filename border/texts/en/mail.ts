import type { MailTexts } from "../../../platform/mail/mail-contract.ts";

/** Without the imprint, in which each shop names its own company. */
export const mail: Omit<MailTexts, "imprint"> = {
  buttonAddress: "Or open this address in your browser:",
  voucherCode: "Your promo code",
};
